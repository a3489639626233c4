import { Ajv, type ErrorObject } from 'ajv';
import type { Form } from '../../schemas/forms/form.ts';
import { formBodySchema } from '../../schemas/forms/form-body-schema.ts';
import { findForm } from '../content/forms/site-forms.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import { RequestFault } from './request-fault.ts';
import type { Body } from './submission.ts';

/** Maximum number of faults of a body in one response. */
const MOST_TOLD = 20;

function isDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
}

function isMoment(moment: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(moment) && !Number.isNaN(Date.parse(moment));
}

function told({ instancePath, message = '' }: ErrorObject): string {
  return `${instancePath === '' ? 'the body' : instancePath.slice(1).replaceAll('/', '.')} ${message}`;
}

/** Checks bodies against the forms of the site. */
export class FormCheck {
  readonly #root: string;
  #site: Promise<OpenSite> | undefined;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * The form that a body names.
   *
   * @throws RequestFault with status 422 if the site has no such form.
   */
  async find(named: { form: unknown; page: unknown }): Promise<Form> {
    const [form, page] = [String(named.form), String(named.page)];
    this.#site ??= openSite(this.#root, { root: this.#root });
    const found = findForm(await this.#site, { form, page }, this.#root);
    if (!found) throw new RequestFault(422, `The site has no form "${form}" on ${page}.`);
    return found.form;
  }

  /**
   * Validates a body against the JSON Schema of its form.
   *
   * @throws RequestFault with status 422 that says what is wrong.
   */
  async check(body: Body): Promise<void> {
    const schema = formBodySchema(
      await this.find({ form: body.form, page: body.page }),
      String(body.form),
    );
    const ajv = new Ajv({ allErrors: true, formats: { date: isDay, 'date-time': isMoment } });
    const takes = ajv.compile(schema);
    if (takes(body)) return;
    const faults = (takes.errors ?? []).slice(0, MOST_TOLD).map(told);
    throw new RequestFault(422, `The body is not what the form sends: ${faults.join('; ')}.`);
  }
}
