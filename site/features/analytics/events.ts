import region from 'virtual:region';
import type { FormName } from '../../../lib/forms/consultation.ts';

/**
 * The events of the data layer (docs/product.md, Analytics). They are local to the page: only a tag
 * that a visitor has allowed sends them anywhere. Only `site_search` contains what a visitor typed.
 */

/** In the firm's currency (docs/product.md, Analytics). */
export const { currency } = region;
export const leadValue = 500;
export const serviceInterestValue = 5000;

/** The part of the page that a link is in. */
export type PageRegion = 'header' | 'main' | 'footer';

/** Hashes of email and phone (hexadecimal SHA-256), only with marketing consent. */
export interface UserData {
  sha256_email_address?: string;
  sha256_phone_number?: string;
}

interface ClickedLink {
  link_text: string;
  link_url: string;
  place: PageRegion;
}

export type SiteEvent =
  | {
      event: 'consultation_form_submit';
      form: FormName;
      /** Which fields were filled in, never their values. */
      given: Record<'name' | 'company' | 'email' | 'phone', boolean>;
      user_data?: UserData;
    }
  | { event: 'generate_lead'; value: typeof leadValue; currency: typeof currency }
  | { event: 'service_page_view'; service_id: string; service_name: string }
  /** Interest in a service. */
  | {
      event: 'view_item';
      item_name: string;
      value: typeof serviceInterestValue;
      currency: typeof currency;
    }
  | { event: 'blog_post_view'; post_id: string; post_title: string; post_topic: string }
  | { event: 'location_page_view'; location_id: string; location_name: string }
  | { event: 'custom'; name: 'page_view'; page_name: string }
  | ({ event: 'cta_click' } & ClickedLink)
  | ({ event: 'navigation_click' } & ClickedLink)
  | { event: 'phone_click'; phone: string; place: PageRegion }
  | { event: 'email_click'; place: PageRegion }
  | { event: 'file_download'; file: string; place: PageRegion }
  | { event: 'scroll_depth'; percent: 25 | 50 | 75 | 90 }
  | { event: 'site_search'; search_term: string; results: number };

/** Pushes an event to the data layer; for islands and scripts of single pages. */
export function track(event: SiteEvent): void {
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
