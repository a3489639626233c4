import { useState } from 'react';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { AdminDialog } from '../../renderer/features/admin/AdminDialog.tsx';
import { Calculator } from '../calculator/calculator.island.tsx';
import { withSettings } from './admin-settings.ts';
import { readSettings } from './settings-store.ts';

interface CalculatorDialogProps {
  facts: VisitorFacts;
  onClosed: () => void;
}

/** The price calculator, using the settings stored in this browser (docs/product.md, "Owner's area"). */
export function CalculatorDialog({ facts, onClosed }: CalculatorDialogProps) {
  const [own] = useState(() => withSettings(facts, readSettings(facts)));
  return (
    <AdminDialog
      title="Calculate Your Price"
      lead="An instant estimate with the prices of the Settings tab. The public calculator counts with the prices that the site was built with."
      onClosed={onClosed}
    >
      <Calculator facts={own} />
    </AdminDialog>
  );
}
