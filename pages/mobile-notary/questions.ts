import type { Question } from '../../renderer/components/Accordion.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** The questions of the long landing; figures come from the configuration. */
export function longQuestions({ fees, area, timeBands, business, response }: Site): Question[] {
  return [
    {
      question: 'Is the price on the phone the price at the table?',
      answer: `Yes. ${usd(fees.travel)} for the drive, ${usd(fees.firstSignature)} for the first signature, ${usd(fees.additionalSignature)} for each one more. A signer who joins at the table adds exactly that much.`,
    },
    {
      question: 'What does it cost at night?',
      answer: `${timeBands.calculator.evening} adds ${usd(fees.eveningSurcharge)}, ${timeBands.calculator.lateNight} adds ${usd(fees.lateNightSurcharge)}. Weekends and holidays by day cost nothing extra.`,
    },
    {
      question: 'Whose ID do you take?',
      answer:
        'A current, government-issued card with photo, signature and description: a Texas license or ID, a passport, a military ID. Ask before the visit if yours has expired.',
    },
    {
      question: 'My father is in intensive care. Can he sign?',
      answer:
        'If he is awake, understands what the page does and wants to sign it, yes. We talk with him first, alone if need be. If he is confused or somebody is pressing him, we stop, and you owe nothing for the signature.',
    },
    {
      question: 'Do you bring witnesses?',
      answer:
        'On request and for an additional fee. Family who gain by the document usually cannot be witnesses, so say so when you book.',
    },
    {
      question: 'How far out do you go?',
      answer: `Up to ${area.extendedHours} hours by appointment, which takes in Big Spring, Andrews, Crane, Rankin and McCamey, and a good many leases without a name.`,
    },
    {
      question: 'Which papers do you turn down?',
      answer:
        'Loan packages, anything online, certified copies of birth, death or marriage records, and divorce decrees. Choosing the form or wording it is for an attorney.',
    },
    {
      question: 'When will somebody answer?',
      answer: `The phone, at once in most cases. Messages within ${response.contactMinutes} minutes in business hours and ${response.contactAfterHours} after them, in English or Spanish, at ${business.phone}.`,
    },
  ];
}
