import { z } from 'zod';
import { word } from '../word.ts';

/** Texts of the engine's booking dialog. */
export const bookingWords = z
  .strictObject({
    heading: word('Above the dialog.'),
    lead: word('Under it: what happens with what is sent.'),
    close: word('Button that closes the dialog.'),
    service: word('Field for what is booked, where there are `services`.'),
    choose: word('What the field shows before something is chosen.'),
    address: word('Field for where to come to, where it is asked.'),
    addressHint: word('Shown under it.'),
    date: word('Field for the day.'),
    timeSlot: word('Field for the time.'),
    morning: word('The part of the day before noon.'),
    afternoon: word('The part from noon to six.'),
    evening: word('The part after six.'),
    closed: word('Shown if the business is closed on the chosen day.'),
    past: word('Shown if the chosen time is over.'),
    contact: word('Above the fields for name, phone and email address.'),
    name: word('Field for the visitor’s name.'),
    phone: word('Field for the phone number.'),
    email: word('Field for the email address.'),
    notes: word('Field for anything else.'),
    notesHint: word('Shown under it, such as what better stays out.').optional(),
    trap: word('Label of the hidden field that only robots fill in.'),
    optional: word('Shown for a field that may stay empty.'),
    send: word('Button that sends the booking.'),
    sending: word('The button while it is sent.'),
    sent: word('Heading once it has arrived.'),
    sentNext: word('What happens next.'),
    unconfirmed: word('Heading if nobody has confirmed that it arrived.'),
    kept: word('What becomes of it then.'),
    withdrawn: word('Shown once the visitor has taken it back.'),
    gone: word('Shown if it was delivered or withdrawn in another tab.'),
    noWebhook: word('Shown where the site has nowhere to send bookings; the other ways follow.'),
    notKept: word('Shown if it could neither be sent nor kept; the other ways follow.'),
    byChat: word('Link that opens it as a chat.'),
    byEmail: word('Link that opens it in the mail program.'),
    callNumber: word('Link that calls.', 'phone'),
    request: word('Before what is booked, in a chat or an email, and the subject of the latter.'),
  })
  .meta({ description: 'The booking dialog.' });
