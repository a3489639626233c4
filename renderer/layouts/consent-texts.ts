import type { WrittenLanguage } from '../../schemas/language.ts';

/** Words of the question whether a visit may be measured. */
interface ConsentTexts {
  label: string;
  question: string;
  yes: string;
  no: string;
  thanksForYes: string;
  thanksForNo: string;
}

const CONSENT_TEXTS: Record<WrittenLanguage, ConsentTexts> = {
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

/** The words in one language. */
export function consentIn(language: string): ConsentTexts {
  return CONSENT_TEXTS[language as WrittenLanguage] ?? CONSENT_TEXTS.en;
}
