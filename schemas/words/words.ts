import { z } from 'zod';
import type { SiteConfig } from '../config/site-config.ts';
import { Language } from '../language.ts';
import { word, wordList } from '../word.ts';
import { adminWords, newClientWords, signInWords } from './admin-words.ts';
import { blockWords } from './block-words.ts';
import { bookingWords } from './booking-words.ts';
import { consentWords, consentWordsInPart } from './consent-words.ts';
import { embedWords } from './embed-words.ts';
import { formWords, formWordsInPart } from './form-words.ts';
import { pageListWords } from './page-list-words.ts';
import { notFoundWords } from './page-words.ts';
import { popupWords } from './popup-words.ts';
import { toastWords } from './toast-words.ts';
import { uploadWords } from './upload-words.ts';
import { waitingWords } from './waiting-words.ts';

const Licence = z
  .strictObject({
    label: word('Name and number of the license, such as `License No. 1234`.'),
    note: word('Explanation of the license, shown on hover.'),
  })
  .meta({ description: 'A license or registration, shown in the bar above the header.' });

const Statutory = z
  .strictObject({
    language: Language.optional().meta({
      description: 'Language of the notice, if it is not that of the page.',
    }),
    heading: word('Heading of the notice.'),
    paragraphs: z.array(word('A paragraph.')).min(1).meta({ description: 'Its paragraphs.' }),
  })
  .meta({ description: 'A notice required by law.' });

const frame = z
  .strictObject({
    skip: word('Link that leads past the menus.'),
    home: word('Name of the home page in the breadcrumb.'),
    menu: word('Button that opens the menu on a small screen.'),
    mainMenu: word('Name of the menu for screen readers.'),
    breadcrumb: word('Name of the breadcrumb for screen readers.'),
    privacy: word('Link to the page on what is kept and sent.'),
    toWebsite: word('Link from the owner’s tools to the website.', 'business'),
    inLanguage: word('Shown for a link to a page in another language.', 'language'),
    notLoaded: word('Shown where a part of the page, such as a form, could not be loaded.'),
    timeIsOver: word('Shown in place of a page whose `expireAt` has come, where it has no notice.'),
    hours: word('Regular hours, in the footer.', 'opens', 'closes'),
    availability: word('When somebody can be reached, such as `Open on Sundays`.').optional(),
    licence: Licence.optional(),
    trust: wordList('Short reasons to trust the business, on the first screen.', 'A reason.'),
    notices: wordList('Small print at the foot of every page.', 'A notice.'),
    statutory: z
      .array(Statutory)
      .optional()
      .meta({ description: 'Notices required by law, in full at the end of every page.' }),
    urgency: z
      .array(word('A banner.'))
      .length(3)
      .optional()
      .meta({ description: 'Three banners, of which pages with `randomUrgency` show one.' }),
    sampleData: word('Small print while the configuration holds invented values.'),
  })
  .meta({ description: 'Texts of the frame of every page.' });

const actions = z
  .strictObject({
    call: word('Call button of the dock.'),
    callNow: word('Call button of the header.'),
    book: word('Booking button of the dock.'),
    bookNow: word('Booking button that stays in view.'),
    bookAppointment: word('Booking button of the header and of pages that name it no otherwise.'),
    chat: word('Chat button of the dock.'),
    chatOnWhatsApp: word('The chat button for screen readers.'),
    chatGreeting: word('Text that the chat of a page without its own begins with.'),
    newTab: word('Shown for a link that opens in a new tab.'),
    contact: word(
      'Button that leads to the ways to reach the business, where nothing can be booked.',
    ),
    email: word('Button that opens the mail program.'),
  })
  .meta({ description: 'Buttons and links by which visitors act.' });

const headings = z
  .strictObject({
    problemsKicker: word('The line above the heading of the problems.'),
    problems: word('Above the three problems.'),
    problemTitles: z
      .array(word('Title of one problem.'))
      .length(3)
      .meta({ description: 'Above the external, the internal and the philosophical problem.' }),
    guide: word('The line above the empathy statement.'),
    planKicker: word('The line above the heading of the plan.'),
    plan: word('Above the three steps.'),
    successKicker: word('The line above the heading of the success.'),
    failureKicker: word('The line above the heading of the failure.'),
    failure: word('Over what happens if nothing is done.'),
    fees: word('Above the prices on the first screen.'),
    closingKicker: word('The line above the closing call to action.'),
  })
  .meta({
    description: 'Headings of landings that have none of their own.',
  });

const contact = z
  .strictObject({
    name: word('Field for the visitor’s name.'),
    phone: word('Field for the phone number.'),
    email: word('Field for the email address.'),
    service: word('Field for what it is about, where there are `services`.'),
    choose: word('What the field shows before something is chosen.'),
    services: z
      .record(
        z.string().regex(/^[a-z][a-z0-9-]*$/, 'must be a short name such as real-estate'),
        word('A choice.'),
      )
      .optional()
      .meta({
        description:
          'What a message can be about: the value that is sent, and its words. Without it nobody is asked. A booking dialog of the site’s own finds them as `serviceLabels` in its facts.',
      }),
    message: word('Field for the message.'),
    messageHint: word('Shown under it, such as what better stays out.').optional(),
    trap: word('Label of the hidden field that only robots fill in.'),
    send: word('Button that sends the message.'),
    sending: word('The button while it is sent.'),
    subject: word('Subject of the message where it goes by email.'),
    withoutScript: word('What the button does where no scripts run.'),
    sent: word('Shown once it has arrived.'),
    timedOut: word('Shown if nobody has answered in time.'),
    failed: word('Shown if it could not be sent.'),
    unconfirmed: word('First sentence of the note about a message that waits.'),
    keptInBrowser: word('What becomes of it if the browser can keep it.'),
    keptInPage: word('What becomes of it if only the open page can.'),
    otherWays: word('Leads to the other ways.'),
    unsent: word('First sentence of the note where the site has nowhere to send messages.'),
    unsentWays: word('What can be done instead.'),
    withdrawn: word('Shown once the visitor has taken it back.'),
    gone: word('Shown if it was delivered or withdrawn in another tab.'),
    byChat: word('Link that opens it as a chat.'),
    byEmail: word('Link that opens it in the mail program.'),
    callNumber: word('Link that calls.', 'phone'),
    about: word('Before what it is about, in a chat or an email.'),
  })
  .meta({ description: 'The message form.' });

const search = z
  .strictObject({
    serviceType: word('Kind of service that pages about a service offer.').optional(),
    offer: word('What the price of the structured data is for.').optional(),
  })
  .meta({ description: 'What search engines are told.' });

/** A group from which a site may omit any text. */
function partly<Shape extends z.core.$ZodShape>(group: z.ZodObject<Shape, z.core.$strict>) {
  return group.partial().optional().meta({ description: group.description });
}

const groups = {
  frame,
  actions,
  headings,
  blocks: blockWords,
  embeds: embedWords,
  popups: popupWords,
  toasts: toastWords,
  contact,
  forms: formWords,
  booking: bookingWords,
  waiting: waitingWords,
  consent: consentWords,
  notFound: notFoundWords,
  upload: uploadWords,
  admin: adminWords,
  signIn: signInWords,
  pageList: pageListWords,
  newClient: newClientWords,
  search: search.optional(),
};

/** Groups of texts used only with a feature; those of the portal and of the admin area only in the main language. */
export const WORDS_OF_FEATURES = {
  upload: ['upload'],
  admin: ['admin', 'signIn', 'pageList', 'newClient'],
  booking: ['booking'],
} as const satisfies Partial<
  Record<keyof NonNullable<SiteConfig['features']>, readonly (keyof typeof groups)[]>
>;

/** All texts of one language. */
export const Words = z
  .strictObject(groups)
  .meta({ title: 'Words', description: 'Every text around the content, in one language.' });

/**
 * Texts of a site: those that differ from the engine's, that the engine leaves to sites, or that it lacks in a
 * language.
 */
export const SiteWords = z
  .strictObject({
    frame: partly(frame),
    actions: partly(actions),
    headings: partly(headings),
    blocks: partly(blockWords),
    embeds: partly(embedWords),
    popups: partly(popupWords),
    toasts: partly(toastWords),
    contact: partly(contact),
    forms: partly(formWordsInPart),
    booking: partly(bookingWords),
    waiting: partly(waitingWords),
    consent: partly(consentWordsInPart),
    notFound: partly(notFoundWords),
    upload: partly(uploadWords),
    admin: partly(adminWords),
    signIn: partly(signInWords),
    pageList: partly(pageListWords),
    newClient: partly(newClientWords),
    search: partly(search),
  })
  .meta({
    title: 'Words of a site',
    description: 'Texts around the content in one language. Default: the engine’s own.',
  });

export type Words = z.infer<typeof Words>;
export type SiteWords = z.infer<typeof SiteWords>;

/** Texts by language. */
export type WordsByLanguage = Readonly<Record<string, Words>>;
