import { MarkedList } from '../../../renderer/components/MarkedList.tsx';

/** Part of every visit (docs/product.md, "The offer"). */
const INCLUDED: readonly string[] = [
  'Free consultation to determine your notarial needs',
  'A certified professional notary',
  'All required supplies and tools',
  'Digital documentation of the completed service',
  'A receipt for tax purposes',
];

/** What every service includes without extra charge. */
export function Included({ columns = 1 }: { columns?: 1 | 2 | 3 }) {
  return <MarkedList items={INCLUDED} columns={columns} />;
}
