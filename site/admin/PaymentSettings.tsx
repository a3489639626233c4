import { useEffect, useRef } from 'react';
import { PaymentGuide } from './PaymentGuide.tsx';

/** The payment setup guide, open at `/admin#settings/payments` (docs/product.md, "Owner's area"). */
export function PaymentSettings({ part }: { part: string | undefined }) {
  const guide = useRef<HTMLDetailsElement>(null);
  const isOpen = part === 'payments';
  useEffect(() => {
    if (isOpen) guide.current?.scrollIntoView();
  }, [isOpen]);
  return (
    <details ref={guide} open={isOpen}>
      <summary>
        <h3>Payment setup guide</h3>
      </summary>
      <PaymentGuide />
    </details>
  );
}
