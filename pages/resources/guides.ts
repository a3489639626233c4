/** Kinds of guide by how they are used. */
type GuideType = 'Guide' | 'Checklist' | 'Comparison' | 'Step by step' | 'Templates';

/** Shelves of the library, in the order of its sidebar (docs/product.md, "Public pages"). */
const SHELVES = [
  'Legal Guides',
  'Getting Started',
  'Service Comparison',
  'Vehicle Services',
  'Real Estate',
  'Templates & Forms',
  'Emergency Services',
] as const;

/** A guide of the library. */
export interface ResourceGuide {
  title: string;
  description: string;
  category: (typeof SHELVES)[number];
  type: GuideType;
  slug: string;
  topics: readonly string[];
}

/** The eight guides; categories and their counts are derived from this list. */
export const GUIDES: readonly ResourceGuide[] = [
  {
    title: 'Texas Notarization Requirements',
    description:
      'The four conditions of every Texas notarization, the acts a notary may perform, and the refusals that the law demands.',
    category: 'Legal Guides',
    type: 'Guide',
    slug: 'texas-notarization-requirements',
    topics: ['Personal appearance', 'Identification', 'Acknowledgment and oath', 'Refusals'],
  },
  {
    title: 'Power of Attorney Guide',
    description:
      'Durable, limited, medical: what each power of attorney is for, who has to be in the room, and how the signing goes.',
    category: 'Legal Guides',
    type: 'Guide',
    slug: 'power-of-attorney-guide',
    topics: ['Kinds of power', 'Capacity', 'Witnesses', 'After the signing'],
  },
  {
    title: 'Vehicle Title Transfer Guide',
    description:
      'A Texas title from the seller’s glove box to the county tax office, one line and one signature at a time.',
    category: 'Vehicle Services',
    type: 'Step by step',
    slug: 'vehicle-title-transfer-guide',
    topics: ['Back of the title', 'Form 130-U', 'Gifts and heirs', 'Costly mistakes'],
  },
  {
    title: 'Real Estate Notarization',
    description:
      'Deeds, easements, leases and heirship affidavits: what has to be acknowledged, and what the county clerk looks for.',
    category: 'Real Estate',
    type: 'Guide',
    slug: 'real-estate-notarization',
    topics: ['Deeds', 'Mineral papers', 'Recording', 'Spouses and heirs'],
  },
  {
    title: 'Appointment Preparation',
    description:
      'Everything to lay out before the doorbell rings, and the one line on the page to leave alone.',
    category: 'Getting Started',
    type: 'Checklist',
    slug: 'appointment-preparation',
    topics: ['ID', 'The document', 'Signers and witnesses', 'Room and payment'],
  },
  {
    title: 'Mobile vs. Traditional Notary',
    description:
      'Bank counter, shipping store or a visit at home: hours, cost and limits side by side, with the math worked out.',
    category: 'Service Comparison',
    type: 'Comparison',
    slug: 'mobile-vs-traditional-notary',
    topics: ['Cost', 'Hours', 'Who can travel', 'What each refuses'],
  },
  {
    title: 'Document Templates',
    description:
      'Where official Texas forms are kept, how to check one you were handed, and what a notarial certificate says.',
    category: 'Templates & Forms',
    type: 'Templates',
    slug: 'document-templates',
    topics: ['Official forms', 'Certificate wording', 'Checking a template'],
  },
  {
    title: 'Emergency Notarization',
    description:
      'Surgery at dawn, a crew bus at four, a border crossing tomorrow: what to say on the phone and what cannot be hurried.',
    category: 'Emergency Services',
    type: 'Guide',
    slug: 'emergency-notarization',
    topics: ['The first call', 'Hospitals and jails', 'Night fees', 'What cannot be rushed'],
  },
];

/** An option of the sidebar and the number of its guides. */
interface Shelf {
  slug: string;
  name: string;
  count: number;
}

/** `Templates & Forms` as `templates-forms`: the value that the style sheet filters by. */
export function shelfSlug(category: string): string {
  return category.toLowerCase().replace(/[^a-z]+/g, '-');
}

/** The options of the sidebar: all guides first, then each shelf. */
export function shelves(): Shelf[] {
  const all = { slug: 'all', name: 'All Resources', count: GUIDES.length };
  const each = SHELVES.map((name) => ({
    slug: shelfSlug(name),
    name,
    count: GUIDES.filter(({ category }) => category === name).length,
  }));
  return [all, ...each];
}
