import type { Question } from '../../../renderer/components/Accordion.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { clockTime, usd } from '../../../renderer/text/formats.ts';

/** What people in Odessa ask. */
export function odessaQuestions({ area, fees, business, response }: Site): Question[] {
  const { opens, closes } = business.hours.regular;
  return [
    {
      question: 'You are based in Midland. Do I pay for the drive over?',
      answer: `No mileage within ${area.odessaMiles} miles of central Odessa, only the ${usd(fees.travel)} travel fee. Farther out in the county the miles count from Midland, ${usd(fees.mileage)} for each one past ${area.freeMiles}, and you hear the sum on the phone.`,
    },
    {
      question: 'What are the hours in Odessa?',
      answer: `${clockTime(opens)} to ${clockTime(closes)} every day. Shift workers, night nurses and emergencies are served around the clock; an urgent visit takes ${response.urgentHours} from the call.`,
    },
    {
      question: 'Can you come to the county jail?',
      answer:
        'Usually, once the facility agrees to it. Find out from the jail when a notary may visit, and whether the inmate has a government ID in property. Without an ID it takes a credible witness whom the notary knows personally, and there is seldom one, so ask before you pay for a trip.',
    },
    {
      question: 'My father does not speak English. Will that work?',
      answer:
        'If he speaks Spanish, yes. We talk with him directly, without a relative in between. We do not translate the document.',
    },
    {
      question: 'Who records my deed for land in Ector County?',
      answer:
        'The Ector County Clerk. We notarize the signature wherever you are; the original goes to the clerk with the fee the clerk charges, which is separate from ours.',
    },
  ];
}
