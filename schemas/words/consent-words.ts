import { z } from 'zod';
import { word } from '../word.ts';

/** Texts of the consent prompt for measurement, shown where consent is required. */
export const consentWords = z
  .strictObject({
    label: word('Name of the question for screen readers.'),
    question: word('Asks whether the visit may be measured.'),
    accept: word('Answer that allows it.'),
    decline: word('Answer that does not.'),
    thanksForYes: word('Shown after the first answer.'),
    thanksForNo: word('Shown after the second.'),
  })
  .meta({ description: 'The question whether a visit may be measured.' });
