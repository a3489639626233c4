import { useState } from 'react';
import type { VisitorFacts } from '../../../renderer/context/visitor-facts.ts';
import { NewClient } from '../../../renderer/features/admin/clients/NewClient.tsx';
import { usd } from '../../../renderer/text/formats.ts';
import { RevenuePlot } from './RevenuePlot.tsx';
import { SAMPLES } from './sample-figures.ts';
import './dashboard.css';

interface DashboardTabProps {
  facts: VisitorFacts;
  /** Missing if the site has no price calculator. */
  onCalculate: (() => void) | undefined;
}

type Figure = readonly [label: string, value: string];

function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Key figures of the business, and quick actions (docs/product.md, "Owner's area"). */
export function DashboardTab({ facts, onCalculate }: DashboardTabProps) {
  const [isInviting, setInviting] = useState(false);
  return (
    <div className="dashboard">
      <section aria-labelledby="quick-actions">
        <h2 id="quick-actions">Quick actions</h2>
        <div className="actions">
          <button
            className="button primary"
            type="button"
            aria-expanded={isInviting}
            onClick={() => setInviting(!isInviting)}
          >
            New client
          </button>
          <a className="button ghost" href="#settings/payments">
            Record payment
          </a>
          {onCalculate && (
            <button className="button ghost" type="button" onClick={onCalculate}>
              Calculate price
            </button>
          )}
        </div>
        {isInviting && <NewClient facts={facts} />}
      </section>
      <section aria-labelledby="revenue">
        <h2 id="revenue">
          Revenue <SampleMark />
        </h2>
        <p className="sample-note">
          Sample figures: this site has no bookkeeping behind it, so they never change.
        </p>
        <Figures
          figures={[
            ['Today', usd(SAMPLES.today)],
            ['This week', usd(SAMPLES.week)],
            ['This month', usd(SAMPLES.month)],
            ['Average fee', usd(SAMPLES.averageFee)],
          ]}
        />
        <RevenuePlot />
      </section>
      <section aria-labelledby="clients-overview">
        <h2 id="clients-overview">
          Client overview <SampleMark />
        </h2>
        <Figures
          figures={[
            ['Clients', String(SAMPLES.clients)],
            ['Active', String(SAMPLES.activeClients)],
          ]}
        />
      </section>
      <section aria-labelledby="payment-status">
        <h2 id="payment-status">
          Payment status <SampleMark />
        </h2>
        <Figures
          figures={[
            ['Completed', String(SAMPLES.completed)],
            ['Pending', String(SAMPLES.pending)],
          ]}
        />
      </section>
    </div>
  );
}

function SampleMark() {
  return <span className="sample-mark">Sample</span>;
}
