import type { Question } from '../../renderer/components/Accordion.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { usd } from '../../renderer/text/formats.ts';

/** The questions of the home page; figures come from the configuration. */
export function homeQuestions({ fees, area, response, business, credentials }: Site): Question[] {
  return [
    {
      question: 'How soon can you be here?',
      answer: `Urgent visits usually take ${response.urgentHours}. In an emergency we aim for ${response.emergencyMinutes} minutes inside Midland and Odessa. The phone is answered at any hour.`,
    },
    {
      question: 'What does a notarization cost?',
      answer: `Basic notarization starts at ${usd(fees.faqSignature)} per signature, the Texas maximum, plus travel by distance; each signature is charged separately. A visit near Midland or Odessa with one signature comes to ${usd(fees.minimum)}: ${usd(fees.travel)} for the drive and ${usd(fees.firstSignature)} for the first signature. You hear your own total before we leave.`,
    },
    {
      question: 'How far do you drive?',
      answer: `Everything within about ${area.faqMiles} miles is routine. Beyond ${area.freeMiles} miles each further mile is ${usd(fees.mileage)}. Places up to ${area.extendedHours} hours away are served by appointment.`,
    },
    {
      question: 'What do I have to bring?',
      answer:
        'A current government-issued photo ID with photo, signature and description, and the original document, complete but unsigned. Copies cannot be notarized.',
    },
    {
      question: 'Can you notarize online?',
      answer: 'No. Every signer appears in person. That is why we drive.',
    },
    {
      question: 'What can you not notarize?',
      answer:
        'Recordable documents such as birth certificates, marriage licenses, death certificates and divorce decrees. We are not certified for loan signings, we give no legal advice, and we neither choose the certificate for you nor draft the document.',
    },
    {
      question: 'How do I pay?',
      answer: `At the visit: ${business.payments.slice(0, -1).join(', ')} or ${business.payments.at(-1)}. You get a receipt.`,
    },
    {
      question: 'Are you insured?',
      answer: `Licensed, bonded and covered by ${credentials.insurance} of errors and omissions insurance. The commission is held in ${credentials.commissionCounty}.`,
    },
  ];
}
