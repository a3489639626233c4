import type { Language } from '../../schemas/language.ts';

/** Words of the question whether a visit may be measured. */
interface ConsentTexts {
  label: string;
  question: string;
  yes: string;
  no: string;
  thanksForYes: string;
  thanksForNo: string;
}

export const CONSENT_TEXTS: Record<Language, ConsentTexts> = {
  en: {
    label: 'Counting visits',
    question:
      'May Google’s tag count this visit? It tells us which advertisement led to a call. Nothing of it loads unless you say yes.',
    yes: 'Yes, count it',
    no: 'No, thanks',
    thanksForYes: 'Thank you. You can change your mind under Privacy, at the foot of every page.',
    thanksForNo:
      'Nothing will be counted. You can change your mind under Privacy, at the foot of every page.',
  },
  es: {
    label: 'Conteo de visitas',
    question:
      '¿Permite que la etiqueta de Google cuente esta visita? Así sabemos qué anuncio llevó a una llamada. Nada de ella se carga si usted no acepta.',
    yes: 'Sí, acepto',
    no: 'No, gracias',
    thanksForYes: 'Gracias. Puede cambiar de opinión en Privacidad, al pie de cada página.',
    thanksForNo:
      'No se contará nada. Puede cambiar de opinión en Privacidad, al pie de cada página.',
  },
};
