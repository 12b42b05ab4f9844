/**
 * The words of controls, hints, answers and mails as they are shipped. content/words.yaml may replace each of
 * them. No Zod, so that tests and schemas can share the list. A text keeps its placeholders, such as `{count}`.
 */
import { mapFields } from '../forms/consultation.ts';

export const shippedWords = {
  /** On every page. */
  page: {
    skip: 'Skip to content',
    /** Where a script cannot be loaded. */
    notWorking: 'This part of the page is not working. Reload the page to try again.',
    logo: '{brand}, home',
    mainMenu: 'Main',
    menu: 'Menu',
    menuOf: '{item} menu',
    footer: 'Footer',
    cookieSettings: 'Cookie settings',
    back: 'Back to the home page',
    howWeCount: 'How we count',
    countOf: 'How we count: {figure}',
    countFrom: 'From',
    countTo: 'to',
    table: 'Table',
    numberedTable: '{section}, table {number}',
    backToText: 'Back',
    hours: { range: '{from} to {to}', noon: 'noon' },
    reach: 'Reach a person at {email} or {phone}.',
    /** In texts about all of them. */
    offices: { one: '{count} office', many: '{count} offices' },
    companies: { one: '{count} company', many: '{count} companies' },
  },
  /** Buttons and labels that several features share. */
  controls: {
    optional: '{label} (optional)',
    trap: 'Leave this empty',
    sample: 'Sample',
    close: 'Close',
    date: 'Date:',
    moving: {
      quotes: { pause: 'Pause the quotes', play: 'Play the quotes' },
      companies: { pause: 'Pause the company names', play: 'Play the company names' },
      cities: { pause: 'Pause the city names', play: 'Play the city names' },
      typedLine: { pause: 'Pause the typed line', play: 'Play the typed line' },
      typedRoles: { pause: 'Pause the typed roles', play: 'Play the typed roles' },
      industries: { pause: 'Pause the industries', play: 'Play the industries' },
    },
    previousQuote: 'Previous quote',
    nextQuote: 'Next quote',
    place: '{number} of {count}',
    quotePlace: '{number} of {count} testimonials',
    notifications: 'Notifications',
  },
  /** The consultation forms, and what follows them. */
  form: {
    fields: mapFields(({ label, messages, advice }) => ({
      label,
      messages,
      ...(advice !== undefined && { advice }),
    })),
    tooLong: 'Please keep this to {limit} characters',
    noAnswer: 'No answer',
    leaveBriefOut: 'Leave the brief out',
    submitting: 'Submitting...',
    errors: {
      one: 'One answer needs another look.',
      many: '{count} answers need another look.',
      all: 'These answers need another look.',
    },
    home: {
      book: 'Book Your Consultation',
      success: {
        title: 'Consultation Requested',
        description: "We'll be in touch with you shortly!",
      },
      failure: { title: 'Something went wrong', fallback: 'Please try again later' },
    },
    contact: {
      book: 'Book Your Consultation',
      success: {
        title: 'Consultation Requested!',
        description: "We'll be in touch within 24 hours to schedule your consultation.",
      },
      failure: { title: 'Error', fallback: 'Please try again later' },
    },
    career: {
      book: 'Book Your Career Call',
      success: {
        title: 'Career Call Requested!',
        description: "We'll be in touch within 24 hours to schedule your career call.",
      },
      failure: { title: 'Error', fallback: 'Please try again later' },
    },
    reference: 'Your reference is {reference}.',
    /** What follows an accepted request, and the button that shows the form again. */
    sent: {
      received: 'Received',
      reply: 'Reply by',
      calls: {
        consultation: { name: 'Consultation', text: 'Free, on a day you choose.' },
        career: { name: 'Career call', text: 'Free, on a day you choose.' },
      },
      length: '{count} minutes',
      again: 'Send another request',
    },
    /** The error if a request is answered with a status other than 2xx. */
    failed: 'Failed to submit consultation request',
    /** What to do after a failure if the response has no message. */
    advice: {
      refused: 'What you typed is still here; please send it again in a moment.',
      unanswered:
        'No answer reached this page. What you typed is still here; please check your connection and send it again.',
      unreadable:
        'We could not read the answer, so your request may or may not have arrived. What you typed is still here; please send it again. Sending it again never creates a second request.',
    },
  },
  /** Booking a call, where content/hours.yaml has hours for it. */
  booking: {
    /** Beside the reference of a request. */
    offer: {
      title: 'Pick a time now',
      text: 'Or wait for our reply: you need not do anything.',
      all: 'All free times',
    },
    picker: {
      zone: 'Time zone',
      /** Without a script. */
      change: 'Show times in this zone',
      allZones: 'Show all time zones',
      firm: 'Our time: {time}',
      with: 'with {person}',
      /** Where one person takes all calls. */
      allWith: 'Your call is with {person}.',
      more: 'Show more days',
      none: 'Pick a time above.',
      missing: 'Please pick a time.',
      phone: 'Phone number for the call',
      book: 'Book this time',
      move: 'Move to this time',
      unanswered: 'No answer reached this page. Please check your connection and try again.',
    },
    call: {
      how: 'How we meet',
      with: 'With',
      length: 'Length',
      minutes: '{count} minutes',
      reference: 'Reference',
      room: 'Open the video call',
      calendar: 'Add to your calendar',
      move: 'Pick another time',
      cancel: 'Cancel the call',
    },
    /** Title and first sentence of the page, by its state. */
    pages: {
      pick: {
        title: 'Pick a time',
        description: 'Choose a free time for a call of {minutes} minutes.',
      },
      move: {
        title: 'Move your call',
        description: 'Choose another time. The old one becomes free.',
      },
      none: {
        title: 'No free times',
        description: 'There are no free times at the moment. We will write to you as promised.',
      },
      booked: {
        title: 'Your call is booked',
        description: 'We have sent the details to your mailbox.',
      },
      cancelled: { title: 'Your call is canceled', description: 'The time is free again.' },
      expired: {
        title: 'This link has expired',
        description: 'This link has expired. Write to us, and we will find a time.',
      },
      taken: {
        title: 'This time is not free',
        description: 'Somebody else has just taken this time. Please pick another one.',
      },
      error: { title: 'Something went wrong', description: 'Please try again later' },
    },
  },
  /** What the server says about booked calls: on their page, and by mail. */
  calls: {
    errors: {
      notOffered: 'This time is not free. Please pick another one.',
      /** No other time is free either. */
      noOther: 'No other time is free at the moment. Your call stays as it is.',
      past: 'This call has begun or is over, so it cannot be changed here.',
      nothingBooked: 'No call is booked with this link.',
      tooMany:
        'We cannot take more bookings for your company today. We will write to you as promised.',
      tooManyMoves:
        'This call was moved several times today. Please move it tomorrow, or write to us.',
      /** The mail that confirms the request has the link. */
      needsMail: 'To book this call, please open the link in the email that confirms your request.',
      withdrawn: 'We have canceled this call. Please write to us to find another time.',
      badLink: 'This link is not complete. Please open it from the email again.',
      unavailable:
        'We could not book this time. Nothing has changed; please try again, or write to {email}.',
    },
    /** How people meet; the last one is for the firm. */
    meet: {
      video: 'By video',
      phone: 'By phone: we call the number you gave us.',
      youCall: 'By phone: you call.',
    },
    /** The mail that confirms a request. */
    confirmation: {
      subject: 'We have your request, {reference}',
      consultation: 'Your consultation request has reached {brand}.',
      career: 'Your request for a career call has reached {brand}.',
      reply: 'We write to you by {time}.',
      offer: 'If you like, pick a time for the call now:',
      pick: 'Pick a time',
      link: 'The link is for this request only. With it you can also move or cancel the call, until {time}.',
      mistake:
        'You did not send a request? Somebody has typed your address by mistake, and you need to do nothing.',
    },
    /** The mails about a call. */
    mails: {
      when: '{time}, {count} minutes',
      video: 'By video: {url}',
      reference: 'Reference: {reference}',
      visitor: {
        booked: { subject: 'Your call on {date}, {time}', text: 'Your call is booked.' },
        moved: { subject: 'Your call on {date}, {time}', text: 'Your call has a new time.' },
        cancelled: {
          subject: 'Canceled: your call on {date}, {time}',
          text: 'Your call is canceled.',
        },
        reminder: { subject: 'Reminder: your call on {date}, {time}', text: 'We speak tomorrow.' },
        with: 'With {person}, {brand}',
        change: 'Move or cancel the call',
        again: 'Pick another time',
        /** In place of the link, after the firm canceled the call. */
        reply: 'To find another time, please reply to this email.',
        attached: 'The entry for your calendar is attached.',
        entry: 'Call with {brand}',
      },
      firm: {
        booked: 'Call booked: {name}, {company}, {date}, {time}',
        moved: 'Call moved: {name}, {company}, {date}, {time}',
        cancelled: 'Call canceled: {name}, {company}, {date}, {time}',
        with: 'With {person}',
        cancel: 'To cancel it on the server: npm run appointments -- cancel {reference}',
        entry: 'Call with {name}, {company}',
      },
    },
  },
  /** Beside forms, on cities and services, at the end of guides, and on each person's own page. */
  person: {
    answers: '{first} answers',
    /** Beside forms, once calls can be booked. */
    takesCalls: {
      self: '{first} reads your request, answers it, and takes the call.',
      other:
        '{first} reads your request and answers it. {people} has the hours for calls and takes yours.',
      several: '{first} answers your request. Calls are with {people}.',
    },
    /** Beside a city or a service; requests go to the person beside the forms. */
    leads: '{first} leads this work',
    back: 'Back to the team',
    direct: 'Direct line',
    office: 'Call',
    write: 'Write',
    searches: {
      one: 'The last search',
      many: 'The last {count} searches',
      legend:
        'The length of a line is the time from the agreed brief to its end. A dot is filled, a ring failed or open. None is left out.',
      /** Beside the lines of two or more filled searches. */
      median: 'Half of those filled took {days} or less.',
      axis: 'Days',
      days: '{count} days',
      day: '{count} day',
      filled: 'Filled',
      failed: 'Failed',
      open: 'Open',
    },
    charge: 'What {first} answers for',
    texts: 'What {first} wrote',
    call: 'Call {first}',
  },
  newsletter: {
    email: 'Email',
    subscribe: 'Subscribe',
    /** The button under a post. */
    insights: 'Get Insights',
    subscribing: 'Subscribing...',
    invalid: 'Please enter a valid email address',
    /** An empty field; it has its own toast. */
    required: { title: 'Email required', description: 'Please enter your email address.' },
    /** Takes the form's place. */
    done: "✓ You're all set! Check your email for confirmation.",
    success: { title: 'Success!', fallback: "You've been subscribed to our newsletter." },
    failure: {
      title: 'Subscription failed',
      fallback: 'Failed to subscribe. Please try again.',
    },
  },
  tools: {
    notANumber: 'Please write a number, such as 1,500 or 1.5k.',
    outOfRange: 'Please write a number from {min} to {max}.',
    days: 'days',
  },
  /** Answers of the server to a request that it refuses (docs/product.md, Calls). */
  errors: {
    tooMany:
      'That was several requests in a short time. Please wait {seconds} seconds and send again.',
    storeUnavailable:
      'We could not save your request. Nothing was lost on your side; please try again, or write to {email}.',
    otherSite: 'This form was sent from another site. Please use the form on ours.',
    failed: 'Something failed on our side. Please try again later.',
  },
  /** The mail to the firm about a lead. */
  notice: {
    consultation: {
      subject: 'Consultation request: {name}, {company}',
      heading: 'Consultation request {reference}',
    },
    career: { subject: 'Career call: {name}, {company}', heading: 'Career call {reference}' },
    check: '[Check]',
    suspected:
      'Suspected spam: {reason}. If the request is genuine, answer it as usual; npm run leads -- retry {reference} clears the suspicion.',
    form: 'Form',
    forms: { home: 'Home page', contact: 'Contact page', career: 'Career page' },
    page: 'Page',
    time: 'Time',
    reference: 'Reference',
    notGiven: 'not given',
    reply: 'A reply to this email goes to the sender of the request.',
  },
};

export type Words = typeof shippedWords;
