import type { Step } from '../../renderer/components/Steps.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** How a visit goes, whatever the service. */
export function visitSteps({ fees, response }: Site): Step[] {
  return [
    {
      title: 'Contact us',
      text: 'Call, text, chat or book on this page. Name the document and the number of people who sign it.',
    },
    {
      title: 'Schedule',
      text: `Pick an hour that suits everyone at the table. If it cannot wait, we are usually there in ${response.urgentHours}.`,
    },
    {
      title: 'We come to you',
      text: `The drive starts at ${usd(fees.travel)} near Midland and Odessa. Seal, journal, pens and ink pads ride along.`,
    },
    {
      title: 'Sign and complete',
      text: 'IDs are checked, signatures watched, the certificate filled in and sealed. The original stays in your hands.',
    },
  ];
}

/** What a signer has ready (docs/product.md, "Signing rules told to clients"). */
export const BRING: readonly string[] = [
  'A current government-issued photo ID that shows your photo, signature and description',
  'The original document with every page, since only originals can be notarized',
  'All blanks filled in, except the lines for signatures',
  'Everyone whose signature is needed, in person and awake to what they sign',
  'Witnesses, where the form asks for them, or word that we should supply some for a fee',
  'A way to pay at the end of the visit',
];

/** Limits that hold for every service (docs/product.md, "Limits of the offer"). */
export const CANNOT: readonly string[] = [
  'Notarize over a screen: no online notarizations',
  'Notarize recordable documents: birth certificates, marriage licenses, death certificates, divorce decrees',
  'Give legal advice, or say which form you need',
  'Choose the notarial certificate, or draft the document',
  'Conduct loan signings, for which we are not certified',
  'Go on when a signer is confused, pressured or not who the ID says',
];
