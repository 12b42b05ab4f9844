import type { ConsentContent } from '../../../contracts/content/consent.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import './preference-center.css';

/**
 * The same choice as the banner's, where the privacy page speaks of cookies. features/consent/consent-forms.ts
 * keeps both alike; features/consent/preference-center.ts says when an answer has been saved.
 */
export function PreferenceCenter({ content }: { content: ConsentContent }) {
  const { center, categories, buttons, privacyControl } = content;
  return (
    <>
      <form
        className="preferences on-lichen"
        aria-labelledby="preferences-title"
        data-consent=""
        data-preference-center=""
      >
        <h3 id="preferences-title" className="preferences-title">
          {center.title}
        </h3>
        {(['necessary', 'analytics', 'marketing'] as const).map((name) => (
          <div key={name} className="preference">
            <input
              id={`preference-${name}`}
              className="switch"
              type="checkbox"
              // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says by itself whether it is on
              role="switch"
              name={name}
              aria-describedby={`preference-${name}-text`}
              {...(name === 'necessary' && { defaultChecked: true, disabled: true })}
            />
            <div>
              <label className="preference-name" htmlFor={`preference-${name}`}>
                {categories[name].name}
              </label>
              <div id={`preference-${name}-text`}>
                {categories[name].text}
                {name === 'marketing' && (
                  <span data-gpc="" hidden>
                    {' '}
                    {privacyControl}
                  </span>
                )}
              </div>
            </div>
          </div>
        ))}
        <div className="preferences-foot">
          <Button weight="second" type="submit" className="preferences-save">
            <span className="until-saved">{buttons.save}</span>
            <span className="once-saved">
              <Sign name="tick" /> {center.saved}
            </span>
          </Button>
          <output
            className="preferences-said"
            data-message={center.message}
            data-not-kept={center.notKept}
          />
        </div>
      </form>
      <p className="preferences-idle">{center.withoutScript}</p>
    </>
  );
}
