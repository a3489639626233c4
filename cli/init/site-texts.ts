import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { typeAndAbove } from '../../schemas/business-type.ts';
import { TEXTS } from './check-wishes.ts';

/** Words of one kind of business on the home page. */
export interface FamilyTexts {
  tagline: string;
  /** Label of the main button. */
  action: string;
  heading: string;
  intro: string;
  items: { icon: string; title: string; text: string }[];
}

/** Where a landing stands, and what search results show where the starter's own words are too long for them. */
export interface LandingTexts {
  slug: string;
  title: string;
  description: string;
}

/** What a new site says outside its pages, in one language. */
export interface SiteTexts {
  /** Name of a business that nobody has named yet. */
  name: string;
  /** Invented town, and the street and region that belong to it. */
  locality: string;
  region?: string;
  street: string;
  /** What stands before the @. */
  mailbox: string;
  /** Forms of a text, the longest first. */
  title: string[];
  description: string[];
  serving: string;
  /** Labels of links; `visit` is that of the service to those whose customers come to them. */
  menu: Record<
    'service' | 'visit' | 'offer' | 'event' | 'about' | 'contact' | 'privacy' | 'imprint',
    string
  >;
  footer: Record<'pages' | 'current' | 'legal', string>;
  /** Invented values for a page that says who runs the site. */
  imprint: Record<'owner' | 'register' | 'vatNumber', string>;
  /** The landings by their starters. */
  landings: Record<'service' | 'offer' | 'event', LandingTexts>;
  families: Record<Family, FamilyTexts>;
}

/** Kinds of business that new sites speak and look differently for. */
export type Family = 'trade' | 'food' | 'health' | 'counsel' | 'care' | 'shop' | 'general';

/** Families of the types of schema.org; those below a type are of its family, unless they have one of their own. */
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
  MotorcycleDealer: 'shop',
  Pharmacy: 'shop',
  ProfessionalService: 'counsel',
  RealEstateAgent: 'counsel',
  Store: 'shop',
};

/** The family of a type of schema.org. */
export function familyOf(type: string): Family {
  const [family = 'general'] = typeAndAbove(type).flatMap((name) => FAMILIES[name] ?? []);
  return family;
}

/** The texts of a file that come with a language; those of `de` are good for `de-AT`. */
export function readText(language: string, file: string): string {
  return readFileSync(join(TEXTS, new Intl.Locale(language).language, file), 'utf8');
}

/** What a new site says in a language. */
export function siteTexts(language: string): SiteTexts {
  return parse(readText(language, 'site.yaml'));
}
