/** The page's own script: figures in the address wake the calculator, which waits for a sign of use. */
const form = document.querySelector('form.vacancy-fields');
if (location.search && form) form.dispatchEvent(new InputEvent('input', { bubbles: true }));
