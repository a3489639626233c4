import { z } from 'zod';
import { word } from '../word.ts';

/** Texts of the privacy page's block on measurement, by consent mode and by what the site does. */
const choice = z
  .strictObject({
    asked: word('What the tag is for, and that it loads only after a yes.'),
    unasked: word('What the tag is for, and that it loads unless the visitor says no.'),
    allowed: word('What the tag learns and stores once it loads.'),
    refused: word('What a no does.'),
    versionsAsked: word('That landings have variants, and the browser keeps one only after a yes.'),
    versionsUnasked: word('That landings have variants, and the browser keeps one unless refused.'),
    count: word('Switch that allows measurement.'),
    counted: word('State of the switch: on.'),
    uncounted: word('State of the switch: off.'),
    keep: word('Switch of a site that has no tag, only variants.'),
    kept: word('State of that switch: on.'),
    unkept: word('State of that switch: off.'),
    optedOut: word('The browser refuses on every site (Global Privacy Control).'),
    thisPage: word('The browser stores no answer, so it is valid for this page only.'),
    uncountedWithoutScript: word('Shown in place of the switch where scripts are disabled.'),
    unkeptWithoutScript: word('The same on a site that has no tag, only variants.'),
  })
  .meta({ description: 'The block on the privacy page by which visitors change their answer.' });

/** Texts about the visitor's consent to measurement. */
export const consentWords = z
  .strictObject({
    label: word(
      'Name of the question for screen readers, and heading of the block on the privacy page.',
    ),
    question: word('Asks whether the visit may be measured.'),
    accept: word('Answer that allows it.'),
    decline: word('Answer that does not.'),
    thanksForYes: word('Shown after the first answer.'),
    thanksForNo: word('Shown after the second.'),
    choice,
  })
  .meta({ description: 'The question whether a visit may be measured.' });

/** The same, but a site may omit any text of the block. */
export const consentWordsInPart = consentWords
  .extend({ choice: choice.partial().meta({ description: choice.description }) })
  .meta({ description: consentWords.description });
