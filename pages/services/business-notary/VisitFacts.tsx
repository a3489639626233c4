import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

/** Four figures that an office manager wants first. */
export function VisitFacts({ site }: { site: Site }) {
  const { fees, response, credentials } = site;
  const facts = [
    [usd(fees.minimum), 'for a visit with one signature, the drive in it'],
    [usd(fees.additionalSignature), 'for every signature after the first'],
    [response.urgentHours, 'until we are there when it is urgent'],
    [credentials.insurance, 'of errors and omissions insurance'],
  ];
  return (
    <dl className="visit-facts">
      {facts.map(([figure, text]) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
