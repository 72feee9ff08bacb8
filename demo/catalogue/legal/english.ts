import { type Company, inForceSince } from './company.ts';
import { type Documents, written } from './document.ts';

export const english = (company: Company): Documents => ({
  privacy: written(
    `${company.name} (${company.taxNumber}), ${company.address}, is responsible for the data that you give us. This policy applies from ${inForceSince.en}.`,
    [
      'Which data we keep',
      'Of your account: name, e-mail, phone, country and date of birth. Of your purchases: the event, the passengers, the addresses and the payments. We never keep the number of your card: the company that processes the payment receives it.',
      'If you save addresses or passengers, we keep them so that you need not type them again. You can delete them at any time.',
    ],
    [
      'What we use it for',
      'To take you there and back: to plan the route, tell you when you are picked up, issue and check your tickets, charge and refund. Also to answer you, and for our duties in accounting.',
      'We neither sell your data nor use it for the advertising of others.',
    ],
    [
      'Who sees it',
      'Those of our team who need it for their work, the driver of your van, who sees name, address and phone, and the companies that process payments and send mails for us.',
    ],
    [
      'How long we keep it',
      'That of your account as long as you have it. That of a purchase as long as the law asks us to keep receipts. Afterwards we delete it or separate it from your name.',
    ],
    [
      'Your rights',
      `Under the law (${company.privacyLaw}) you may see your data, correct it, delete it, take it with you or object to its use. You can download it in your account; for everything else write to ${company.privacyMail}.`,
      `If our answer is not good enough, you may complain to the ${company.privacyOffice}.`,
    ],
  ),
  conditions: written(
    `These conditions apply to the transfers that you buy from ${company.name} (${company.taxNumber}). They apply from ${inForceSince.en}.`,
    [
      'What you buy',
      'A round trip in a shared van, between your address or the meeting point and the event. Admission to the event is not included.',
    ],
    [
      'Booking and payment',
      'We hold your seats for a limited time while you pay. The purchase is made when the payment is confirmed and you receive your tickets by e-mail. We check a bank transfer in less than 24 hours.',
      'The price that you see is the total in the currency shown, with taxes.',
    ],
    [
      'On the day',
      'Before the event we tell you when you are picked up. Bring your QR code, on your phone or printed. The driver waits a few minutes and then goes on, because the trip is shared. If you miss the way there, your seat back is still yours.',
      'Whoever endangers other passengers or the driver may be left out of the trip, without a refund.',
    ],
    [
      'Cancellations and refunds',
      'You can cancel up to 48 hours before the event and we pay back everything the way you paid. With less than 48 hours there is no refund.',
      'If we call off the departure or the event is cancelled, we pay back everything. If we change the time, we tell you and you may give your purchase back until the departure begins.',
    ],
    [
      'Complaints',
      `Write to us from the contact page and we will answer. You may also turn ${company.consumerOffice.en}. For what is not settled that way, ${company.courts.en} are competent.`,
    ],
  ),
  terms: written(
    `By using this site you agree to these terms with ${company.name} (${company.taxNumber}). They apply from ${inForceSince.en}.`,
    [
      'Your account',
      'Anybody of age, or with the permission of whoever answers for them, may have an account. The data must be yours and true. Look after your password: what is done with your account counts as done by you, unless you tell us that somebody else got in.',
    ],
    [
      'What is not allowed',
      'Buying to resell, using programs that book seats in bulk, trying to get into accounts of others, or disturbing the site. In such cases we may close the account and cancel its purchases.',
    ],
    [
      'What we publish',
      'Names, texts and pictures on the site are ours or belong to those who allowed us to use them. You may link to them and share them; to use them elsewhere, ask first.',
      'What we say of events comes from their organisers. If it changes, we correct it as soon as we know.',
    ],
    [
      'What we answer for',
      'We answer for the transfer that we sell you. We do not answer for the event itself, nor for failures of the internet that are not ours.',
    ],
    [
      'Changes',
      'If we change these terms, the new version is on this page. What you have bought follows the conditions of the day on which you bought it.',
    ],
  ),
  cookies: written(
    'This site keeps very little in your browser, and nothing for advertising or to follow you on other sites. That is why no banner asks for your consent.',
    [
      'What we keep, and why',
      'Country and language: to show you the site as you chose it. For one year.',
      'Group of versions: so that you always see the same version when we release something step by step. For a few days.',
      'Session: so that you stay in your account. It goes when you log out.',
      'Next rides: the rides ahead of you and their codes, so that you have them without a connection too. They are kept encrypted, on your own device only, and are deleted when you log out.',
      'Drafts: what you type into a booking, so that you do not lose it when you close the page. They go when you finish or log out.',
    ],
    [
      'Other companies',
      'If you pay by card, the company that processes the payment may keep cookies of its own on its page. Maps load pictures from another server, which keeps nothing in your browser.',
    ],
    [
      'How to delete them',
      `In the settings of your browser you can see and delete everything that we keep. The site goes on working: you only choose your country again and log in. If you have questions, write to ${company.privacyMail}.`,
    ],
  ),
});
