import { useEffect, useRef, useState } from 'react';
import type { ConsentContent } from '../../../lib/content/schemas/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { getConsent, saveChoice } from './consent.ts';
import { type Choice, readPreferences } from './preferences.ts';
import { onConsentChange, useConsent } from './use-consent.ts';
import './preference-center.css';

/** How long the confirmation shows (docs/product.md, Consent). */
const savedMs = 3000;

interface Props {
  content: Pick<ConsentContent, 'center' | 'categories' | 'privacyControl'>;
  /** The button's words. */
  save: string;
}

/** The same choice as in the banner, in the cookie section of the privacy page. */
export function PreferenceCenter({ content, save }: Props) {
  const { center, categories, privacyControl } = content;
  const consent = useConsent();
  const form = useRef<HTMLFormElement>(null);
  /** Unsaved changes. */
  const [draft, setDraft] = useState<Choice | null>(null);
  /** An object, so that each save restarts the time. */
  const [result, setResult] = useState<{ isStored: boolean } | null>(null);

  const choice = draft ?? consent.allowed;

  useEffect(() => {
    // Switches turned on before the script loaded, in addition to the saved answer, which was not visible then.
    const { analytics, marketing } = readSwitches(form.current);
    const { allowed } = getConsent();
    if (analytics || marketing)
      setDraft({
        analytics: analytics || allowed.analytics,
        marketing: marketing || allowed.marketing,
      });
  }, []);
  // An answer anywhere, such as in the banner, replaces unsaved changes.
  useEffect(() => onConsentChange(() => getConsent().answered && setDraft(null)), []);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), savedMs);
    return () => clearTimeout(timer);
  }, [result]);
  useEffect(() => {
    try {
      readPreferences();
    } catch (error) {
      // Says why the saved answer is ignored.
      console.error(error);
    }
  }, []);

  function answer(): void {
    // Reads the DOM: a switch may have moved just before React rendered it.
    setResult({ isStored: saveChoice(readSwitches(form.current)) });
  }

  return (
    <>
      <form
        ref={form}
        className="preferences on-lichen"
        aria-labelledby="preferences-title"
        data-saved={result?.isStored ? '' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          answer();
        }}
      >
        <h3 id="preferences-title" className="preferences-title">
          {center.title}
        </h3>
        <Preference name="necessary" category={categories.necessary} checked disabled />
        <Preference
          name="analytics"
          category={categories.analytics}
          checked={choice.analytics}
          onChange={(analytics) => setDraft({ ...choice, analytics })}
        />
        <Preference
          name="marketing"
          category={categories.marketing}
          checked={choice.marketing}
          disabled={consent.refusesMarketing}
          note={consent.refusesMarketing ? privacyControl : undefined}
          onChange={(marketing) => setDraft({ ...choice, marketing })}
        />
        <div className="preferences-foot">
          {/* Not a submit button: `client:near` repeats its click after the script loads. */}
          <Button weight="second" className="preferences-save" onClick={answer}>
            <span className="preferences-until-saved">{save}</span>
            <span className="preferences-once-saved">
              <Sign name="tick" /> {center.saved}
            </span>
          </Button>
          <output className="preferences-status">
            {result && (result.isStored ? center.message : center.notKept)}
          </output>
        </div>
      </form>
      <p className="preferences-idle">{center.withoutScript}</p>
    </>
  );
}

interface PreferenceProps {
  name: keyof ConsentContent['categories'];
  category: ConsentContent['categories']['necessary'];
  checked: boolean;
  disabled?: boolean;
  /** Why it cannot be changed. */
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
          {category.text} {note}
        </div>
      </div>
    </div>
  );
}

/** @returns the switches that are on; a disabled one counts as off */
function readSwitches(form: HTMLFormElement | null): Choice {
  const on = new FormData(form ?? undefined);
  return { analytics: on.has('analytics'), marketing: on.has('marketing') };
}
