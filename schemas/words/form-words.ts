import { z } from 'zod';
import { word } from '../word.ts';

const faults = z
  .strictObject({
    required: word('Of a field that has to be filled in.'),
    choose: word('Of a choice that has to be made.'),
    consent: word('Of a box that has to be ticked.'),
    email: word('Of an email address that is none.'),
    phone: word('Of a phone number that is none.'),
    number: word('Of a number that is none.'),
    date: word('Of a day that is none.'),
    pattern: word('Of a text in another form than is asked for.'),
    tooShort: word('Of a text with too few characters.', 'count'),
    tooLong: word('Of a text with too many.', 'count'),
    tooSmall: word('Of a number that is too small.', 'least'),
    tooLarge: word('Of a number that is too large.', 'most'),
    tooEarly: word('Of a day before the first.', 'day'),
    tooLate: word('Of a day after the last.', 'day'),
    tooFew: word('Of too few choices.', 'count'),
    tooMany: word('Of too many.', 'count'),
    fileMissing: word('Of a file that has to be chosen.'),
    tooManyFiles: word('Of too many files.', 'count'),
    fileKind: word('Of a file of another kind.', 'kinds'),
    fileEmpty: word('Of a file with nothing in it.'),
    fileSize: word('Of a file that is too large.', 'megabytes'),
  })
  .meta({ description: 'What is said under a field that is not right.' });

/** Texts of the forms that a site defines as data. */
export const formWords = z
  .strictObject({
    optional: word('Shown for a field that may stay empty.'),
    choose: word('What a menu shows before something is chosen.'),
    fileHint: word('Under a field for files: what can be chosen.', 'kinds', 'megabytes'),
    send: word('Button that sends the form.'),
    sending: word('The button while it is sent.'),
    next: word('Button that leads to the next step.'),
    back: word('Button that leads to the step before.'),
    step: word('Which step is shown.', 'step', 'steps'),
    sent: word('Shown in the place of the form once it has arrived.'),
    download: word('Link to the file that follows.'),
    subject: word('Subject of an email in its place, where the form has no heading.'),
    filesInPage: word('What becomes of a form with files that waits: browsers cannot keep files.'),
    trap: word('Label of the hidden field that only robots fill in.'),
    filesByHand: word('Shown where it goes by email or chat: files have to be attached there.'),
    faults,
  })
  .meta({ description: 'Forms that a site describes itself.' });

/** The same, but a site may omit any error message. */
export const formWordsInPart = formWords
  .extend({ faults: faults.partial().meta({ description: faults.description }) })
  .meta({ description: formWords.description });
