import { z } from 'zod';
import { word } from '../word.ts';
import { pageWords } from './page-words.ts';

const Step = z
  .strictObject({ title: word('What happens.'), text: word('How.') })
  .meta({ description: 'A step.' });

const Notice = z
  .strictObject({ heading: word('Its heading.'), text: word('What it says.') })
  .meta({ description: 'Something that clients must not miss, beside the steps.' });

/**
 * Texts may mention the phone number, the email address or the word `chat`, which become links; contact options that no
 * text mentions become buttons below it.
 */
export const uploadWords = z
  .strictObject({
    ...pageWords,
    kicker: word('The line above the heading.'),
    heading: word('The page’s heading.'),
    opening: word('Shown until the browser has read whose link it is.'),
    withoutScript: word('Shown where no scripts run.'),
    whose: word('Whose link it is, and what it is for.', 'client'),
    invalidHeading: word('Heading for a link without a valid code.'),
    invalid: word('What somebody with such a link can do.'),
    chat: word('The word for a chat, as the texts use it.'),
    files: word('Name of the part with the files for screen readers.'),
    chosen: word('Name of the list of files for screen readers.'),
    choose: word('Button that chooses files.'),
    photo: word('Button that opens the camera of a phone.'),
    drop: word('Shown beside the button where files can be dropped.'),
    hint: word('What is taken, and what is removed from photographs.', 'limit'),
    refusedEmpty: word('Shown for a file with nothing in it.'),
    refusedTooLarge: word('Shown for a file that is too large.', 'limit'),
    refusedType: word('Shown for a file of another kind.'),
    refusedDamaged: word('Shown for a photograph without a picture in it.'),
    refusedUnreadable: word('Shown for what the browser cannot open, such as a folder.'),
    listed: word('Shown for a file where the site has nowhere to send it.'),
    waiting: word('Shown for a file that is not sent yet.'),
    sent: word('Shown for a file on its way.', 'part'),
    receipt: word('Shown for a file that has left and is not confirmed yet.'),
    stored: word('Shown for a file that has arrived.'),
    failed: word('Shown for a file that has not.'),
    cancelled: word('Shown for a file that was cancelled.'),
    cancel: word('Button that cancels a file.'),
    again: word('Button that sends a file again.'),
    progress: word('Name of the progress bar for screen readers.', 'name'),
    sending: word('Shown while a file is sent.', 'name'),
    done: word('Shown once all have arrived.'),
    nothingLeft: word('Shown for the list where the site has nowhere to send it.'),
    oneFailed: word('Shown for the list if one file has not arrived.'),
    manyFailed: word('Shown for the list if several have not.', 'count'),
    oneRefused: word('Shown for the list if one file was not taken.'),
    manyRefused: word('Shown for the list if several were not.', 'count'),
    success: word('Notice once all have arrived.'),
    error: word('Notice if something has not.'),
    unsentHeading: word('Heading where the site has nowhere to send files.'),
    unsent: word('What can be done instead.'),
    greeting: word('Chat or email that the list can go with.', 'client', 'files'),
    subject: word('Subject of that email.', 'client'),
    nextHeading: word('Above the steps that follow.'),
    next: z.array(Step).min(1).meta({ description: 'What follows, in steps.' }),
    notice: Notice.optional(),
  })
  .meta({ description: 'The portal that clients upload files to.' });
