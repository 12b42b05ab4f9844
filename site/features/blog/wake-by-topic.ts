/** The blog page's own script: a topic in the address wakes the list, which waits for the visitor to come near. */
const filter = document.querySelector('form.filter');
if (location.search && filter) filter.dispatchEvent(new InputEvent('input', { bubbles: true }));
