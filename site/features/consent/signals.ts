import { dataLayer } from '../analytics/data-layer.ts';
import type { Choice } from './preferences.ts';

type Signal =
  | 'analytics_storage'
  | 'ad_storage'
  | 'ad_user_data'
  | 'ad_personalization'
  | 'functionality_storage'
  | 'security_storage';
type Signals = Record<Signal, 'granted' | 'denied'>;

const state = (granted: boolean) => (granted ? 'granted' : 'denied');

/** Tells the tags what they may store: analytics and marketing by choice, the rest always. */
export function signalConsent(
  command: 'default' | 'update',
  { analytics, marketing }: Choice,
): void {
  const ads = state(marketing);
  push('consent', command, {
    analytics_storage: state(analytics),
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
    functionality_storage: 'granted',
    security_storage: 'granted',
  });
}

/** The tag manager takes a command only as an `arguments` object; an array it takes for an event. */
function push(..._command: ['consent', 'default' | 'update', Signals]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for an event
  dataLayer.push(arguments);
}
