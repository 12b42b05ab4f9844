import { fillMarkers } from '../../lib/content/markers.ts';
import { getLocale, getTimeZone } from '../../lib/content/schemas/brand.ts';
import type { OwnField } from '../../lib/content/schemas/form-fields.ts';
import { getLengthMinutes } from '../../lib/content/schemas/hours.ts';
import type { Words } from '../../lib/content/shipped-words.ts';
import type { BookingOfferView } from '../../lib/forms/booking.ts';
import type { Campaign } from '../../lib/forms/campaign.ts';
import {
  type Call,
  consultationForms,
  type FormName,
  getAdvice,
  getCall,
  getFields,
  getLabel,
  getOptions,
  getSentFields,
  mapFields,
  nameField,
} from '../../lib/forms/consultation.ts';
import { formatMoment, getReplyTime } from '../../lib/forms/reply-time.ts';
import type { SiteRecord } from '../../lib/site-record.ts';
import { getText, readPageTemplate } from '../http/form-posts.ts';
import type { HttpError } from '../http/http-error.ts';

export type FormResultPage = ReturnType<typeof readFormResultPage>;

/** An accepted request. */
export interface SentRequest {
  form: FormName;
  reference: string;
  /** Epoch milliseconds. */
  receivedAt: number;
}

/** @param distDir folder of the built site, which contains the template */
export function readFormResultPage(
  distDir: string,
  { brand, booking, formFields: ownFields, words: { form: words } }: SiteRecord,
) {
  const timeZone = getTimeZone(brand);
  const style = { locale: getLocale(brand), timeZone };
  const renderTemplate = readPageTemplate(distDir, 'form-result');
  const fields = [...getFields(words.fields), ...ownFields];
  const render = (form: FormName, body: unknown, view: object) => {
    const values = mapFields(({ name }) => getText(body, name));
    // A ticked box is 'on'.
    const ownValues = Object.fromEntries(ownFields.map(({ name }) => [name, getText(body, name)]));
    return renderTemplate({
      ...Object.fromEntries(consultationForms.map((each) => [each, each === form])),
      book: words[form].book,
      page: getText(body, 'page'),
      reference: '',
      errors: [],
      error: {},
      advice: {},
      values: { ...values, ...ownValues },
      chosen: Object.fromEntries(
        ownFields.map((field) => [field.name, getSelection(field, ownValues[field.name] ?? '')]),
      ),
      booking: false,
      answers: Object.entries({ ...getSentFields(values), ...ownValues }).map(([name, value]) => ({
        label: getLabel(name, fields),
        value,
      })),
      ...view,
    });
  };
  const describeCall = (call: Call) => ({
    ...words.sent.calls[call],
    length: fillMarkers(words.sent.length, {
      count: String(getLengthMinutes(booking?.hours, call)),
    }),
  });
  return {
    /** Times are the firm's: a server does not know the visitor's time zone. */
    success: ({ form, reference, receivedAt }: SentRequest, booking?: BookingOfferView) =>
      render(
        form,
        {},
        {
          sent: true,
          reference,
          booking: booking ?? false,
          call: describeCall(getCall(form)),
          dated: {
            received: formatMoment(receivedAt, style),
            reply: formatMoment(
              getReplyTime(receivedAt, { timeZone, hours: brand.openingHours }),
              style,
            ),
          },
          answers: [],
          ...words[form].success,
        },
      ),
    /** The form again, with the visitor's values and campaign, and the errors. */
    failure: (form: FormName, body: unknown, error: HttpError, campaign: Campaign) =>
      render(form, body, {
        ...createFailureView(form, error, words, fields),
        campaign: new URLSearchParams(campaign).toString(),
      }),
  };
}

/** @returns which options of a select are selected, or whether a box is ticked */
const getSelection = (field: OwnField, value: string): boolean | boolean[] =>
  field.kind === 'choice'
    ? getOptions(field).map((option) => option === value)
    : field.kind === 'consent' && value !== '';

function createFailureView(
  form: FormName,
  { errors, message }: HttpError,
  words: Words['form'],
  fields: readonly { name: string; label: string }[],
) {
  const messages = new Map(errors.map((error) => [error.field, error.message]));
  return {
    sent: false,
    title: words[form].failure.title,
    description: errors.length > 0 ? words.failed : message,
    errors: errors.map(({ field, message }) => ({
      field,
      message: nameField(getLabel(field, fields), message),
    })),
    error: Object.fromEntries(messages),
    advice: mapFields((field) => getAdvice(field, form, messages.get(field.name)), words.fields),
  };
}
