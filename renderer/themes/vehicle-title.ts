import { LEASE_ROAD } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const vehicleTitle: ThemeDesign = {
  rosette: { rx: 430, ry: 90, folds: [3, 3, 3] },
  closingRosette: { rx: 420, ry: 320, folds: [2, 2, 2, 2, 2] },
  horizon: LEASE_ROAD,
  order: ['plan', 'problems', 'guide', 'success', 'failure'],
  fees: 'vehicle',
  problems: 'columns',
  guide: 'right',
  plan: 'across',
  problemIcons: ['truck', 'pen-line', 'handshake'],
  words: {
    en: {
      problemsKicker: 'Between handshake and plates',
      problemsHeading: 'One pen stroke can void a title',
      problemTitles: [
        'Two people, one counter',
        'No room for a cross-out',
        'A sold truck should be sold',
      ],
      guideKicker: 'Who meets you both',
      planKicker: 'At the lot, the bank or the driveway',
      planHeading: 'From handshake to transfer',
      successKicker: 'Keys handed over',
      failureKicker: 'Left in the glove box',
      failureHeading: 'What an open title can cost',
      feeHeading: 'What the transfer costs',
      closingKicker: 'Cars, trucks, trailers',
    },
    es: {
      problemsKicker: 'Entre el trato y las placas',
      problemsHeading: 'Un tachón puede anular el título',
      problemTitles: [
        'Dos personas, una ventanilla',
        'No hay lugar para tachones',
        'Vendido debe ser vendido',
      ],
      guideKicker: 'Quién los atiende a los dos',
      planKicker: 'En el lote, el banco o su casa',
      planHeading: 'Del trato al traspaso',
      successKicker: 'Llaves entregadas',
      failureKicker: 'Olvidado en la guantera',
      failureHeading: 'Lo que cuesta un título abierto',
      feeHeading: 'Lo que cuesta el traspaso',
      closingKicker: 'Autos, camionetas, remolques',
    },
  },
};
