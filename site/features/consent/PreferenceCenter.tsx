import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ConsentContent } from '../../../lib/content/schemas/legal.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { getConsentState, giveConsent, unanswered } from './consent.ts';
import { onConsentChange } from './marketing.ts';
import { type Consent, readSavedConsent } from './saved-consent.ts';
import './consent.css';

/** How long the confirmation shows (docs/product.md, Consent). */
const savedMs = 3000;

interface Props {
  content: Pick<ConsentContent, 'center' | 'categories' | 'privacyControl'>;
  /** The button's idle label. */
  saveLabel: string;
}

/** The same categories as in the banner, in the cookie section of the privacy page. */
export function PreferenceCenter({ content, saveLabel }: Props) {
  const { center, categories, privacyControl } = content;
  const { consent, refusesTracking } = useSyncExternalStore(
    onConsentChange,
    getConsentState,
    () => unanswered,
  );
  const form = useRef<HTMLFormElement>(null);
  /** Unsaved changes. */
  const [draft, setDraft] = useState<Consent | null>(null);
  /** An object, so that each save restarts the timer. */
  const [result, setResult] = useState<{ isSaved: boolean } | null>(null);

  const shown = draft ?? consent;

  useEffect(() => {
    // Switches turned on before the script loaded, in addition to the saved consent, which was not visible then.
    const { analytics, marketing } = readSwitches(form.current);
    const current = getConsentState().consent;
    if (analytics || marketing)
      setDraft({
        analytics: analytics || current.analytics,
        marketing: marketing || current.marketing,
      });
  }, []);
  // Consent given anywhere, such as in the banner, replaces unsaved changes.
  useEffect(() => onConsentChange(() => getConsentState().answered && setDraft(null)), []);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), savedMs);
    return () => clearTimeout(timer);
  }, [result]);
  useEffect(() => {
    // Logs why the saved consent is ignored.
    readSavedConsent(console.error);
  }, []);

  function save(): void {
    // Reads the DOM: a switch may have moved just before React rendered it.
    setResult({ isSaved: giveConsent(readSwitches(form.current)) });
  }

  return (
    <>
      <form
        ref={form}
        className="preferences scripted-only above-32 on-lichen"
        aria-labelledby="preferences-title"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <h3 id="preferences-title" className="below-8 stretch-92 type-h3">
          {center.title}
        </h3>
        <Preference name="necessary" category={categories.necessary} checked disabled />
        <Preference
          name="analytics"
          category={categories.analytics}
          checked={shown.analytics}
          disabled={refusesTracking}
          onChange={(analytics) => setDraft({ ...shown, analytics })}
        />
        <Preference
          name="marketing"
          category={categories.marketing}
          checked={shown.marketing}
          disabled={refusesTracking}
          note={refusesTracking ? privacyControl : undefined}
          onChange={(marketing) => setDraft({ ...shown, marketing })}
        />
        <div className="row-gap-16 column-gap-20 pad-top-24 align-center cluster">
          {/* Not a submit button: `client:near` repeats its click after the script loads. */}
          <Button weight="second" className="preferences-save" onClick={save}>
            <span className="button-steady" data-widest={saveLabel}>
              {result?.isSaved && <Sign name="tick" className="preferences-tick" />}
              <span>{result?.isSaved ? center.saved : saveLabel}</span>
            </span>
          </Button>
          <output className="preferences-status semibold">
            {result && (result.isSaved ? center.message : center.notKept)}
          </output>
        </div>
      </form>
      <p className="preferences-idle above-32 measure-30">{center.withoutScript}</p>
    </>
  );
}

interface PreferenceProps {
  name: keyof ConsentContent['categories'];
  category: ConsentContent['categories']['necessary'];
  checked: boolean;
  disabled?: boolean;
  /** Says why the switch is disabled. */
  note?: string;
  onChange?: (checked: boolean) => void;
}

function Preference({ name, category, checked, disabled, note, onChange }: PreferenceProps) {
  const id = `preference-${name}`;
  return (
    <div className="preference">
      <input
        id={id}
        className="preference-switch"
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
        role="switch"
        name={name}
        aria-describedby={`${id}-text`}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange?.(target.checked)}
      />
      <div>
        <label className="preference-name" htmlFor={id}>
          {category.name}
        </label>
        <div id={`${id}-text`}>
          {category.text} {note && <span>{note}</span>}
        </div>
      </div>
    </div>
  );
}

/** @returns the switches that are on; a disabled one counts as off */
function readSwitches(form: HTMLFormElement | null): Consent {
  const on = new FormData(form ?? undefined);
  return { analytics: on.has('analytics'), marketing: on.has('marketing') };
}
