import { z } from 'zod';
import { word } from '../word.ts';

/** Texts of the list of unsent submissions. */
export const waitingWords = z
  .strictObject({
    heading: word('Above the list of what waits to be sent.'),
    empty: word('Over it once nothing waits any more.'),
    intro: word('What the list is.'),
    message: word('A message from the form.'),
    booking: word('A booking request.'),
    entry: word('What waits and since when.', 'what', 'when'),
    onItsWay: word('Shown while it is sent.'),
    offline: word('When it is sent, without a connection.'),
    nextTry: word('When it is tried again.', 'time'),
    keptUntil: word('Until when it is kept.', 'day'),
    send: word('Button that tries at once.'),
    withdraw: word('Button that takes it back.'),
    sending: word('Shown while the button’s try is under way.'),
    delivered: word('Shown once it has arrived.', 'what', 'when'),
    failed: word('Shown if it has not.'),
    withdrawn: word('Shown once it is taken back.', 'what', 'when'),
  })
  .meta({ description: 'The list of what could not be sent yet.' });
