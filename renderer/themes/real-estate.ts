import { PORCH } from './silhouettes.ts';
import type { ThemeDesign } from './theme-design.ts';

export const realEstate: ThemeDesign = {
  rosette: { rx: 300, ry: 300, folds: [2, 2] },
  closingRosette: { rx: 440, ry: 260, folds: [2, 2, 3] },
  horizon: PORCH,
  order: ['problems', 'plan', 'guide', 'failure', 'success'],
  fees: 'flat',
  problems: 'ledger',
  guide: 'right',
  plan: 'across',
  problemIcons: ['calendar-x', 'file-warning', 'house'],
  words: {
    en: {
      problemsKicker: 'Before the deed is recorded',
      problemsHeading: 'Where property papers get stuck',
      problemTitles: [
        'Everyone lives somewhere else',
        'The clerk may send it back',
        'It is your land, on your time',
      ],
      guideKicker: 'Who brings the stamp',
      planKicker: 'Title to table',
      planHeading: 'One appointment for every signer',
      successKicker: 'Ready for the county',
      failureKicker: 'A date that slips',
      failureHeading: 'What waiting does to a closing',
      feeHeading: 'What this signing costs',
      closingKicker: 'Deeds, agreements, affidavits',
    },
    es: {
      problemsKicker: 'Antes de registrar la escritura',
      problemsHeading: 'Dónde se atoran los papeles',
      problemTitles: [
        'Cada quien vive en otro lado',
        'El condado puede devolverlos',
        'Su tierra, a su hora',
      ],
      guideKicker: 'Quién lleva el sello',
      planKicker: 'Del título a la mesa',
      planHeading: 'Una cita para todos los firmantes',
      successKicker: 'Listo para el condado',
      failureKicker: 'Una fecha que se pierde',
      failureHeading: 'Lo que cuesta esperar',
      feeHeading: 'Lo que cuesta esta firma',
      closingKicker: 'Escrituras, contratos, declaraciones',
    },
  },
};
