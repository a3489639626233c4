import { useState } from 'react';
import { withSettings } from '../../../domain/admin-settings.ts';
import type { VisitorFacts } from '../../../domain/visitor-facts.ts';
import { readSettings } from '../../browser/admin/settings-store.ts';
import { Calculator } from '../calculator.island.tsx';
import { AdminDialog } from './AdminDialog.tsx';

interface CalculatorDialogProps {
  facts: VisitorFacts;
  onClosed: () => void;
}

/**
 * The price calculator, counting with the settings kept in this browser (docs/product.md, "Owner's
 * area").
 */
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
