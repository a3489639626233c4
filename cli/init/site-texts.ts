import { typeAndAbove } from '../../schemas/config/business-type.ts';

/** Texts of one kind of business for the home page. */
export interface FamilyTexts {
  tagline: string;
  /** Label of the main button. */
  action: string;
  heading: string;
  intro: string;
  items: { icon: string; title: string; text: string }[];
}

/** The slug of a landing, and shorter texts for search results, in case the starter's are too long. */
export interface LandingTexts {
  slug: string;
  title: string;
  description: string;
}

/** Parts of the privacy page that depend on the law; a text has them as `{law.rights}`. */
interface LawTexts {
  /** Where the GDPR applies: the reasons for records of requests, and for answering messages. */
  gdpr: Record<'records' | 'answers', string>;
  rights: string;
}

/** The texts of a new site outside its pages, in one language. */
export interface SiteTexts {
  /** Sample name of a business. */
  name: string;
  /** Sample town, with a street and region in it. */
  locality: string;
  region?: string;
  street: string;
  /** Local part of the sample email address. */
  mailbox: string;
  /** Variants of a text, the longest first. */
  title: string[];
  description: string[];
  serving: string;
  /** Link labels; `visit` replaces `service` for businesses that customers come to. */
  menu: Record<
    'service' | 'visit' | 'offer' | 'event' | 'about' | 'contact' | 'privacy' | 'imprint',
    string
  >;
  footer: Record<'pages' | 'current' | 'legal', string>;
  /** Slugs of the pages, in the language of visitors. */
  slugs: Record<'about' | 'contact' | 'privacy' | 'imprint', string>;
  /** Sample facts for an imprint. */
  imprint: Readonly<Record<string, string>>;
  /** What the privacy page says of the law, where texts name one. */
  law?: LawTexts;
  /** The landings by starter. */
  landings: Record<'service' | 'offer' | 'event', LandingTexts>;
  families: Record<Family, FamilyTexts>;
}

/** Kinds of business that differ in texts and look of a new site. */
export type Family = 'trade' | 'food' | 'health' | 'counsel' | 'care' | 'shop' | 'general';

/** Families of the types of schema.org; subtypes inherit the family unless they have their own. */
const FAMILIES: Record<string, Family> = {
  AccountingService: 'counsel',
  AutoDealer: 'shop',
  AutoPartsStore: 'shop',
  AutomotiveBusiness: 'trade',
  DryCleaningOrLaundry: 'trade',
  EmploymentAgency: 'counsel',
  FinancialService: 'counsel',
  FoodEstablishment: 'food',
  HealthAndBeautyBusiness: 'care',
  HomeAndConstructionBusiness: 'trade',
  Hospital: 'health',
  LegalService: 'counsel',
  MedicalBusiness: 'health',
  MedicalOrganization: 'health',
  MotorcycleDealer: 'shop',
  OnlineBusiness: 'shop',
  OnlineStore: 'shop',
  Pharmacy: 'shop',
  ProfessionalService: 'counsel',
  RealEstateAgent: 'counsel',
  Store: 'shop',
};

/** The family of a schema.org type. */
export function familyOf(type: string): Family {
  const [family = 'general'] = typeAndAbove(type).flatMap((name) => FAMILIES[name] ?? []);
  return family;
}
