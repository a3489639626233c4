import { z } from 'zod';
import { pageWords } from './page-words.ts';
import { word } from './word.ts';

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
    kicker: word('The line over the heading.'),
    heading: word('The page’s heading.'),
    opening: word('Said until the browser has read whose link it is.'),
    withoutScript: word('Said where no scripts run.'),
    whose: word('Whose link it is, and what it is for.', 'client'),
    invalidHeading: word('Heading for a link without a valid code.'),
    invalid: word('What somebody with such a link can do.'),
    chat: word('The word for a chat, as the texts use it.'),
    files: word('Name of the part with the files for screen readers.'),
    chosen: word('Name of the list of files for screen readers.'),
    choose: word('Button that chooses files.'),
    photo: word('Button that opens the camera of a phone.'),
    drop: word('Said beside the button where files can be dropped.'),
    hint: word('What is taken, and what is removed from photographs.', 'limit'),
    refusedEmpty: word('Said of a file with nothing in it.'),
    refusedTooLarge: word('Said of a file that is too large.', 'limit'),
    refusedType: word('Said of a file of another kind.'),
    refusedDamaged: word('Said of a photograph without a picture in it.'),
    refusedUnreadable: word('Said of what the browser cannot open, such as a folder.'),
    listed: word('Said of a file where the site has nowhere to send it.'),
    waiting: word('Said of a file that is not sent yet.'),
    sent: word('Said of a file on its way.', 'part'),
    receipt: word('Said of a file that has left and is not confirmed yet.'),
    stored: word('Said of a file that has arrived.'),
    failed: word('Said of a file that has not.'),
    cancelled: word('Said of a file that was cancelled.'),
    cancel: word('Button that cancels a file.'),
    again: word('Button that sends a file again.'),
    progress: word('Name of the progress bar for screen readers.', 'name'),
    sending: word('Said while a file is sent.', 'name'),
    done: word('Said once all have arrived.'),
    nothingLeft: word('Said of the list where the site has nowhere to send it.'),
    oneFailed: word('Said of the list if one file has not arrived.'),
    manyFailed: word('Said of the list if several have not.', 'count'),
    oneRefused: word('Said of the list if one file was not taken.'),
    manyRefused: word('Said of the list if several were not.', 'count'),
    success: word('Notice once all have arrived.'),
    error: word('Notice if something has not.'),
    unsentHeading: word('Heading where the site has nowhere to send files.'),
    unsent: word('What can be done instead.'),
    greeting: word('Chat or e-mail that the list can go with.', 'client', 'files'),
    subject: word('Subject of that e-mail.', 'client'),
    nextHeading: word('Over the steps that follow.'),
    next: z.array(Step).min(1).meta({ description: 'What follows, in steps.' }),
    notice: Notice.optional(),
  })
  .meta({ description: 'The portal that clients upload files to.' });
