import { z } from 'zod';
import { word } from '../word.ts';
import { pageWords } from './page-words.ts';

export const adminWords = z
  .strictObject({
    ...pageWords,
    heading: word('The page’s heading.'),
    wait: word('Shown until the browser has made the page.'),
    noscript: word('Shown where no scripts run.'),
    parts: word('Name of the tabs for screen readers.'),
    dashboard: word('Tab of what the site’s own code brings.'),
    clients: word('Tab with the link for a new client.'),
    pages: word('Tab with the list of pages.'),
    settings: word('Tab with the settings.'),
    calculator: word('Button that opens the price calculator, where there is one.'),
    logOut: word('Button that ends the visit.'),
    loggedOut: word('Notice after that.'),
    loading: word('Shown until a tab is there.'),
    notLoaded: word('Shown where it could not be loaded.'),
    loadAgain: word('Button that tries again.'),
    close: word('Button that closes a dialog.'),
    notCopied: word('Shown where the browser lets nothing be copied.'),
  })
  .meta({ description: 'The owner’s area.' });

export const signInWords = z
  .strictObject({
    ...pageWords,
    heading: word('The page’s heading.'),
    wait: word('Shown until the browser has made the page.'),
    noscript: word('Shown where no scripts run.'),
    ways: word('Name of the tabs for screen readers.'),
    byToken: word('Tab for signing in with the token.'),
    byPassword: word('Tab for signing in with a password.'),
    token: word('Field for the token.'),
    password: word('Field for the password.'),
    submit: word('Button that signs in.'),
    loggedIn: word('Notice after that.'),
    defaultToken: word('Before the default token.'),
    defaultTokenNote: word('Who sees it, and until when.'),
    copyToken: word('Button that copies it.'),
    tokenCopied: word('Notice after that.'),
    tokenNotCopied: word('Notice where the browser does not allow it.'),
    passwordNote: word('What a password is good for.'),
    setUp: word('Button that opens the dialog for a password, and its heading.'),
    setUpLead: word('Under that heading.'),
    set: word('Button that sets the password.'),
    passwordSet: word('Notice after that.'),
    changeHeading: word('Above the form that changes it.'),
    change: word('Button that changes it.'),
    passwordChanged: word('Notice after that.'),
    currentPassword: word('Field for the password so far.'),
    newPassword: word('Field for the new one.'),
    passwordHint: word('Shown under it.'),
    confirmPassword: word('Field for the first password once more.'),
    confirmNewPassword: word('Field for the new one once more.'),
    wrongToken: word('Shown for a wrong token.'),
    wrongPassword: word('Shown for a wrong password.'),
    wrongCurrent: word('Shown for a wrong password so far.'),
    noPassword: word('Shown where this browser has no password.'),
    shortPassword: word('Shown for a first password that is too short.'),
    shortNewPassword: word('Shown for a new one that is too short.'),
    passwordsDiffer: word('Shown if the first password is not the same twice.'),
    newPasswordsDiffer: word('Shown if the new one is not.'),
    tooManyTries: word('Shown after several wrong tries.', 'pause'),
    insecure: word('Shown without https.'),
    notKept: word('Shown where the browser keeps nothing.'),
  })
  .meta({ description: 'Where the owner signs in, and the password of a browser.' });

export const newClientWords = z
  .strictObject({
    heading: word('Heading, and the button that opens it.'),
    intro: word('What to do with the link.'),
    id: word('Before the client’s code.'),
    link: word('Before the link.'),
    message: word('Before the message to send.'),
    subject: word('Subject of the message.', 'business'),
    invitation: word('The message, before the link.'),
    invitationNote: word('The message, after the link.').optional(),
    copyLink: word('Button that copies the link.'),
    linkCopied: word('Notice after that.'),
    linkNotCopied: word('Notice where it was not.'),
    copyMessage: word('Button that copies the message.'),
    messageCopied: word('Notice after that.'),
    messageNotCopied: word('Notice where it was not.'),
    byChat: word('Link that opens it as a chat.'),
    byEmail: word('Link that opens it in the mail program.'),
    another: word('Button that makes another code.'),
  })
  .meta({ description: 'The link for a new client, where clients upload files.' });
