import type { Step } from '../../../renderer/components/Steps.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** How a property signing goes, in four steps. */
export function signingSteps({ response }: Site): Step[] {
  return [
    {
      title: 'Say what is being signed',
      text: 'Give us the title of the document, the names as they stand in it, and who prepared it. If a lender sent it, we stop there and say so.',
    },
    {
      title: 'Fix one hour, or several',
      text: 'Owners who live together sign together. For owners in different towns we set a round of stops.',
    },
    {
      title: 'Sign with ID in view',
      text: 'Each grantor shows a current government photo ID, signs the original and acknowledges doing so. Witnesses or heirs who swear to facts take their oath.',
    },
    {
      title: 'Send it on to be recorded',
      text: `Scans go to the title company or your attorney within ${response.scanBackMinutes} minutes if they want them. The county clerk records the original, which you keep or hand to whoever files it.`,
    },
  ];
}
