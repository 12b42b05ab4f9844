import type { ConsentContent } from '../../../lib/content/schemas/legal.ts';
import { Button } from '../../ui/Button.tsx';
import { Sign } from '../../ui/Sign.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import './consent.css';

/**
 * Asks about cookies at the bottom of the window and leaves the page usable. It is hidden until
 * cookie-banner.ts shows it to visitors who have not answered. Without a script nothing optional loads,
 * so nobody is asked.
 */
export function CookieBanner({ content }: { content: ConsentContent }) {
  const { buttons, categories } = content;
  return (
    <section
      id="cookie-banner"
      className="cookie-banner screen-only on-chalk"
      tabIndex={-1}
      aria-labelledby="cookies-title"
      hidden
    >
      <form className="cookie-banner-form frame">
        <div className="cookie-banner-words">
          <h2 id="cookies-title" className="cookie-banner-more type-h3" hidden>
            {content.title}
          </h2>
          <p className="cookie-banner-more" hidden>
            {content.text}
          </p>
          <p>
            <span className="cookie-banner-summary">{content.summary ?? content.text}</span>
            <span className="cookie-banner-refused" hidden>
              {content.privacyControl}
            </span>{' '}
            <TextLink {...content.policy} running />
          </p>
          <ul role="list" className="cookie-banner-more above-12" hidden>
            {(['necessary', 'analytics', 'marketing'] as const).map((name) => (
              <li key={name}>
                <label>
                  <input
                    type="checkbox"
                    name={name}
                    {...(name === 'necessary' && { defaultChecked: true, disabled: true })}
                  />{' '}
                  <b>{categories[name].name}</b> {categories[name].text}
                </label>
              </li>
            ))}
          </ul>
        </div>
        <div className="cookie-banner-buttons">
          <Button weight="quiet" name="customize" aria-expanded="false">
            {buttons.customize}
          </Button>
          <Button weight="quiet" type="submit" name="save" className="cookie-banner-more" hidden>
            {buttons.save}
          </Button>
          <Button weight="second" type="submit" name="reject">
            {buttons.reject}
          </Button>
          <Button weight="second" type="submit" name="accept">
            {buttons.accept}
          </Button>
        </div>
        <button
          type="button"
          className="cookie-banner-close"
          name="close"
          aria-label={buttons.close}
        >
          <Sign name="close" />
        </button>
      </form>
    </section>
  );
}
