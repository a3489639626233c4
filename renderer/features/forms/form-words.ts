import type { Words } from '../../../schemas/words/words.ts';
import type { Site } from '../../context/site.ts';
import type { OutcomeWords } from '../contact/OutcomeNote.tsx';
import type { LocalForm } from './local-form.ts';

/** Texts of a form: its own, and those it shares with the message form. */
export type FormWords = Words['forms'] & OutcomeWords & Pick<Words['contact'], 'withoutScript'>;

/** Props serialized for the script of a form. */
export interface FormTexts {
  form: LocalForm;
  words: FormWords;
  language: string;
}

/** The texts of a form in the language of the page. */
export function formTexts(form: LocalForm, { words, language }: Site): FormTexts {
  const { contact, forms } = words;
  const { unconfirmed, keptInBrowser, keptInPage, otherWays, unsent, unsentWays } = contact;
  const { withdrawn, gone, byChat, byEmail, callNumber, withoutScript } = contact;
  const shared = {
    ...{ unconfirmed, keptInBrowser, keptInPage, otherWays, unsent, unsentWays },
    ...{ withdrawn, gone, byChat, byEmail, callNumber, withoutScript },
  };
  return { form, words: { ...forms, ...shared }, language };
}
