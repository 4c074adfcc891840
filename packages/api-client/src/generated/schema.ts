// Generated from contracts/openapi.json by `pnpm generate`. Do not edit.
export interface paths {
    "/api/account/deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request the deletion of an account
         * @description Cancels the membership at once and deletes the data on deletionDate: 28 days after the request, by the UTC calendar. A second request answers the same date. The password (UTF-8) travels under RSA-OAEP-256; ENCRYPTION_KEY_UNKNOWN means that the key has been replaced: fetch it again, encrypt again, send again. An account that does not exist answers like a wrong password. Wrong passwords are limited per account and per network.
         *
         *     Each press of a visitor sends it once, and the gateway never repeats it. The reply comes within 10 s.
         *
         *     **Refusals**
         *
         *     - `WRONG_CREDENTIALS`: The password is wrong or the account does not exist.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         *     - `ENCRYPTION_KEY_UNKNOWN`: The password was encrypted with a key that is no longer in use; fetch the key again.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["account.deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/encryptPublicKey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The key a password is encrypted with
         * @description An RSA public key as base64 SPKI; the browser encrypts the password under it with RSA-OAEP-256.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        get: operations["account.encryptPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airport/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Search airports, or one airport by its code
         * @description At most 20 airports matching the keyword: by code first, then name, city, country. Airports without a service are included. With a code: that airport alone, or an empty list.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["airport.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airport/getA2ZAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * All airports of the network by name
         * @description Every airport with a lounge or a lane, ordered by name, for the list from A to Z.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["airport.getA2ZAirports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airport/getAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Airports of the network, the nearest when a place is given
         * @description With latitude and longitude: the 10 nearest airports that have a lounge or a lane, nearest first. Without: all airports of the network.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         */
        post: operations["airport.getAirports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/airport/getPopularAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The airports that visitors look for most
         * @description A short list of airports in the order in which they should be shown, under the popular agent id.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["airport.getPopularAirports"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/calculatePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a lane costs for a party
         * @description The quote that a fast-track order is held to; networkCode is the lane’s code.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["cip.calculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a lane still has room at a time
         * @description The last check before the next step and again before the order. Lanes are not held.
         *
         *     It takes, renews or checks something, and the gateway never repeats it. The reply comes within 8 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `TIME_UNAVAILABLE`: There are no places left at the chosen time.
         *     - `TOO_EARLY`: The chosen time does not give enough notice.
         */
        post: operations["cip.checkAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/confirmPaymentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a fast-track order
         * @description Charges the order at most once, as every confirm call does.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_EXPIRED`: The order was not paid in time.
         *     - `PAYMENT_DECLINED`: The card was declined; the message has the reason.
         *     - `PROVIDER_UNAVAILABLE`: Card payments are not working at the moment. Nothing has been charged.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["cip.confirmPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a fast-track lane
         * @description Creates one order for a time at a lane, at most once per Idempotency-Key; lead time and room are checked again. An order that it replaces ends with it and leaves it its places; one that is being paid, or is paid, is not replaced.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_IN_PAYMENT`: The order that this one would replace is being paid or has been paid.
         *     - `PRICE_CHANGED`: The price has changed; fetch it again.
         *     - `PASSENGERS_NOT_UNIQUE`: Please use unique names for each passenger.
         *     - `MOBILE_NOT_VALID`: Please check your mobile number for mistakes.
         *     - `TIME_UNAVAILABLE`: There are no places left at the chosen time.
         *     - `TOO_EARLY`: The chosen time does not give enough notice.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["cip.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about one fast-track lane
         * @description Place, hours, rules, limits, price and lead time of the lane with this code at this airport.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["cip.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/getSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dates and times a lane can be booked for
         * @description Only times that keep the lead time and have room for the party, in the airport’s own calendar.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 2 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["cip.getSubscribeTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/queryCipByAirportCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The fast-track lanes of one airport
         * @description All lanes of the airport with this code; an empty list where it has none.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["cip.queryCipByAirportCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cip/queryPopularCip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lanes that visitors choose most
         * @description A short list of lanes in the order in which they should be shown, under the popular agent id.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 600 s longer while a newer one has not come.
         */
        post: operations["cip.queryPopularCip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/faqPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Help topics by group or search words
         * @description A page of questions with their answers: of one group, matching the words in wd, both, or all. A group keeps its order. Words may stand in any order and are compared without accents and capitals; matches in a question come before matches in an answer alone, and near spellings are taken where nothing matches. Words without a letter or digit match nothing, and a group that nobody knows has no questions. The total counts all pages.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["content.faqPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/getGroupFaqList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The groups of help topics
         * @description Every group with its title and how many questions it has, in the order in which they should be shown.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["content.getGroupFaqList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/getTcList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The legal texts
         * @description Terms of service, terms of use, the privacy policy and survey terms as Markdown; with a type, that text alone, and none for an unknown type. A text that does not exist in the requested language is answered in English.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 3600 s longer while a newer one has not come.
         */
        post: operations["content.getTcList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/content/popular/faq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The most popular questions
         * @description A short list of questions with their answers, in the order in which they should be shown.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 86400 s longer while a newer one has not come.
         */
        post: operations["content.popularFaq"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/customer/service/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a contact form or feedback
         * @description Stores what the visitor wrote and answers the reference to quote; contact forms are answered in 3 to 5 working days. The same content from the same visitor within ten minutes gets the same reference: a double press is one request. Requests with one email address are limited by the hour. The answer does not depend on mail.
         *
         *     Each press of a visitor sends it once, and the gateway never repeats it. The reply comes within 10 s.
         *
         *     **Refusals**
         *
         *     - `MOBILE_NOT_VALID`: Please check your mobile number for mistakes.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["customer.serviceCreate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discount/checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Whether a discount code can be used
         * @description A usable code answers the switchToken that getPciParam requires; the errorCode of a refusal is its reason.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         */
        post: operations["discount.checkAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/calculateLoungePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a number of walk-up passes costs
         * @description The quote that a pass order is held to. A discount code that does not apply is a failure with its own code, never a silent full price.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         */
        post: operations["lounge.calculateLoungePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/confirmPaymentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a pass order and receive the passes
         * @description Charges the order at most once. A decline is a failure and may be tried again with another Idempotency-Key, five attempts in all; its own key is declined again and charges nothing; a discount code that was used up meanwhile charges nothing; PAYING means that the outcome is not known yet.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_EXPIRED`: The order was not paid in time.
         *     - `PAYMENT_DECLINED`: The card was declined; the message has the reason.
         *     - `PROVIDER_UNAVAILABLE`: Card payments are not working at the moment. Nothing has been charged.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["lounge.confirmPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order walk-up passes
         * @description Creates one order for as many passes as there are passengers, at most once per Idempotency-Key. Nothing is charged yet, and a discount code is not used up yet. An order that it replaces ends with it; one that is being paid, or is paid, is not replaced.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_IN_PAYMENT`: The order that this one would replace is being paid or has been paid.
         *     - `PRICE_CHANGED`: The price has changed; fetch it again.
         *     - `PASSENGERS_NOT_UNIQUE`: Please use unique names for each passenger.
         *     - `MOBILE_NOT_VALID`: Please check your mobile number for mistakes.
         */
        post: operations["lounge.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/createSession/{agentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open a session with the card provider
         * @description The browser encrypts the card under this session; the gateway and the upstream see the ciphertext alone. A session may be opened whichever way getPciParam names, and a confirm call takes either.
         *
         *     It takes, renews or checks something, and the gateway never repeats it. The reply comes within 8 s.
         *
         *     **Refusals**
         *
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        get: operations["lounge.createSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Everything about one lounge
         * @description Place, hours, facilities, rules and limits of the lounge with this code, and the fee of a held place.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["lounge.detail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/getCommonPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The price of one walk-up pass
         * @description One walk-up pass costs the same at every lounge of the network, all fees in.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.
         */
        post: operations["lounge.getCommonPrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/lounges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lounges of one airport
         * @description All lounges of the airport with this code; an empty list where it has none.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 60 s, and up to 300 s longer while a newer one has not come.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["lounge.lounges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/lounge/popularLounges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The lounges that visitors choose most
         * @description A short list of lounges in the order in which they should be shown, under the popular agent id.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 600 s longer while a newer one has not come.
         */
        post: operations["lounge.popularLounges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/calculatePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What held places at a lounge cost
         * @description The quote that a pre-booking is held to; networkCode is the lounge’s code. No discount touches the pre-booking fee.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["loungePrebooking.calculatePrice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold places at a lounge, or renew the hold
         * @description Takes the places for fifteen minutes; with a holdId it renews that hold. Without room nothing is held and `available` is false.
         *
         *     It takes, renews or checks something, and the gateway never repeats it. The reply comes within 8 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `TIME_UNAVAILABLE`: There are no places left at the chosen time.
         *     - `TOO_EARLY`: The chosen time does not give enough notice.
         *     - `HOLD_EXPIRED`: The place is no longer held.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["loungePrebooking.checkAvailable"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/confirmPaymentOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for held places
         * @description Charges the order at most once, as every confirm call does.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_EXPIRED`: The order was not paid in time.
         *     - `PAYMENT_DECLINED`: The card was declined; the message has the reason.
         *     - `PROVIDER_UNAVAILABLE`: Card payments are not working at the moment. Nothing has been charged.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["loungePrebooking.confirmPaymentOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order held places at a lounge
         * @description Creates one order for the places of a hold, at most once per Idempotency-Key; a hold taken in time stays valid. An order that it replaces ends with it and leaves it its places; one that is being paid, or is paid, is not replaced.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `DISCOUNT_NOT_APPLICABLE`: The discount code does not apply to this purchase.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `HOLD_EXPIRED`: The place is no longer held.
         *     - `ORDER_IN_PAYMENT`: The order that this one would replace is being paid or has been paid.
         *     - `PRICE_CHANGED`: The price has changed; fetch it again.
         *     - `PASSENGERS_NOT_UNIQUE`: Please use unique names for each passenger.
         *     - `MOBILE_NOT_VALID`: Please check your mobile number for mistakes.
         *     - `TIME_UNAVAILABLE`: There are no places left at the chosen time.
         *     - `TOO_EARLY`: The chosen time does not give enough notice.
         */
        post: operations["loungePrebooking.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/getAvailableSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The times still free on one day for a party
         * @description Times of that day, in the lounge’s zone, that keep the lead time and have room for everyone; `fullTimes` are those without room.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 2 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["loungePrebooking.getAvailableSubscribeTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/loungePrebooking/getSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The dates and times a lounge can be pre-booked for
         * @description Only times at least hoursAhead hours away with room for the party, in the airport’s own calendar.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 2 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["loungePrebooking.getSubscribeTimes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the bookings of an address to it
         * @description For a visitor who has lost the link of a booking. What is found is mailed to the address of the order and nowhere else: the paid bookings of this address that are still valid, or the one with this reference. The answer is the same, in bytes and in time, whether or not anything is found, so the search itself must not run before it.
         *
         *     Each press of a visitor sends it once, and the gateway never repeats it. The reply comes within 10 s. An upstream may lack this call.
         */
        post: operations["order.find"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An order, by its reference and key
         * @description What the confirm call answered, again and on any device. A wrong key and an unknown reference answer alike.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. An upstream may lack this call.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `ORDER_CANCELLED`: This booking was cancelled or refunded.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["order.get"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a paid order to a further address
         * @description For a buyer who mistyped their address. The confirmation is mailed to this address too, and `/order/find` finds the order by it from then on; the address of the order stays as it is. An order has three further addresses at most, and each gets one mail, however often the call comes. A wrong key and an unknown reference answer alike, and the answer says nothing about whether the address is known.
         *
         *     Each press of a visitor sends it once, and the gateway never repeats it. The reply comes within 10 s. An upstream may lack this call.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_CANCELLED`: This booking was cancelled or refunded.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["order.mail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * One pass, by its number and key
         * @description For a person who was sent the link of one pass: that pass, and nothing else of its order. The key is the `key` of the pass in the paid order. A wrong key and an unknown number answer alike.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. An upstream may lack this call.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `ORDER_CANCELLED`: This booking was cancelled or refunded.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["order.pass"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/order/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How an order stands
         * @description Polled while an outcome is not known. Once PAID it answers the reference and key that open the order, where the request has the statusKey that createOrder gave. An upstream that gives no such key answers them to the number alone.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. An upstream may lack this call.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         */
        post: operations["order.status"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pci/getPciParam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which way a card goes to the provider
         * @description Called when Payment opens: switchFlag 0 is the card vault, 1 a provider session. No card data is in it.
         *
         *     It takes, renews or checks something, and the gateway never repeats it. The reply comes within 8 s.
         *
         *     **Refusals**
         *
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        post: operations["pci.getPciParam"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/product/getByEntity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Country calling codes
         * @description Level 2 lists every country with its calling code. Twelve codes are shared, so telAbbr is no key.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 86400 s, and up to 604800 s longer while a newer one has not come.
         */
        post: operations["product.getByEntity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchasemembership/confirmPayment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay for a membership
         * @description Charges the order at most once, and answers the membership number and its activation code.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `20001`: This discount code has already been used.
         *     - `20002`: This discount code is not valid.
         *     - `20005`: This discount code has expired.
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_EXPIRED`: The order was not paid in time.
         *     - `PAYMENT_DECLINED`: The card was declined; the message has the reason.
         *     - `PROVIDER_UNAVAILABLE`: Card payments are not working at the moment. Nothing has been charged.
         *     - `TOO_MANY_ATTEMPTS`: Too many attempts; try again later.
         */
        post: operations["purchasemembership.confirmPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchasemembership/createOrder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a membership
         * @description Creates one order for a plan and its additional visits, at most once per Idempotency-Key. An order that it replaces ends with it; one that is being paid, or is paid, is not replaced.
         *
         *     It changes something once for each `Idempotency-Key`: the same key and body get the first reply again. The reply comes within 25 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         *     - `ORDER_IN_PAYMENT`: The order that this one would replace is being paid or has been paid.
         *     - `PRICE_CHANGED`: The price has changed; fetch it again.
         */
        post: operations["purchasemembership.createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchasemembership/getPlanByAgentId": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One plan, and what it costs with more visits
         * @description The plan with this id; totalAmount is its price and that of the additional visits together, and lines list both.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s.
         *
         *     **Refusals**
         *
         *     - `NOT_FOUND`: No such airport, lounge, lane, plan or order.
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        get: operations["purchasemembership.getPlanByAgentId"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/purchasemembership/getPlans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The membership plans
         * @description Every plan that can be bought, cheapest first.
         *
         *     It changes nothing, so it may be repeated. The reply comes within 5 s. The gateway may keep it for 300 s, and up to 600 s longer while a newer one has not come.
         *
         *     **Refusals**
         *
         *     - `NOT_AVAILABLE`: This is not available here.
         */
        get: operations["purchasemembership.getPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AccountDeletion: {
            /** @description A day at the place, YYYY-MM-DD. */
            deletionDate: string;
        };
        Airport: {
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId: string;
            /** @description IATA code, such as ZRH. */
            code: string;
            /** @description IATA code, such as ZRH. */
            iataCode: string;
            name: string;
            city: string;
            country: string;
            /** @description Empty: the shop draws a picture from the code. */
            imgUrl: string;
            supportLounge: boolean;
            supportCip: boolean;
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone?: string;
            latitude?: number;
            longitude?: number;
        };
        BookableDate: {
            /** @description A day at the place, YYYY-MM-DD. */
            date: string;
            times: components["schemas"]["Slot"][];
        };
        BookingSearch: {
            /**
             * @description What is found will be mailed; says nothing about whether anything is.
             * @enum {boolean}
             */
            mailsFound: true;
        };
        CallingCode: {
            name: string;
            telAbbr: string;
        };
        CardPath: {
            caller: string;
            /** @enum {string} */
            switchFlag: "0" | "1";
            switchToken: string;
        };
        CardSession: {
            clientSessionId: string;
            customerId: string;
            clientApiUrl: string;
            assetUrl: string;
        };
        CommonPrice: {
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            price: string;
        };
        Confirm: {
            /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
            orderNo: string;
            payment: components["schemas"]["Payment"];
            /** @description Given by createOrder, and by nothing else; left out where an upstream gives none. */
            statusKey?: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId?: string;
        };
        Discount: {
            switchToken: string;
            couponType?: number;
            /** @description Percent, money or passes, by couponType. A percentage is rounded half up to the minor unit, once for the whole order. */
            couponValue?: string;
        };
        EncryptionKey: {
            keyId: string;
            publicKey: string;
        };
        /** @description A refusal of the business; errorCode is its reason. */
        Failure: {
            /** @enum {string} */
            state: "failure";
            errorCode: string;
            message?: string;
        };
        Faq: {
            id: string;
            type: string;
            question: string;
            answer: string;
        };
        FaqGroup: {
            type: string;
            title: string;
            count: number;
        };
        FaqPage: {
            total: number;
            items: components["schemas"]["Faq"][];
        };
        FreeTimes: {
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
            times: components["schemas"]["Slot"][];
            fullTimes?: string[];
        };
        Hold: {
            /** @enum {boolean} */
            available: true;
            holdId: string;
            /** @description An instant in UTC. */
            expiresAt: string;
            /** @description Until expiresAt when this was answered: a countdown that needs no clock set right. */
            remainingSeconds?: number;
            /** @description Places that everybody else may still take: those of this hold are not among them. */
            placesLeft?: number;
        };
        Lane: {
            cipCode: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId: string;
            /** @description IATA code, such as ZRH. */
            airportCode: string;
            cipName: string;
            imgUrl: string;
            terminal: string;
            type: string;
            securityType: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            price: string;
        };
        LaneAvailability: {
            available: boolean;
            /** @description Places that are free: nothing was taken. */
            placesLeft?: number;
        };
        LaneDates: {
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
            dates: components["schemas"]["BookableDate"][];
            hour: number;
            sameDay: boolean;
        };
        LaneDetail: {
            cipCode: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId: string;
            /** @description IATA code, such as ZRH. */
            airportCode: string;
            cipName: string;
            imgUrl: string;
            terminal: string;
            type: string;
            securityType: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            price: string;
            hour: number;
            sameDay: boolean;
            maxBookingNum: number;
            openingHours: components["schemas"]["OpeningHours"][];
            rules: string[];
            location: string;
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
        };
        Lead: {
            /** @description As on the passport; spaces around it do not count. */
            firstName: string;
            /** @description As on the passport; spaces around it do not count. */
            lastName: string;
            email: string;
            mobile?: components["schemas"]["Mobile"];
        };
        LegalText: {
            type: string;
            title: string;
            /** @description An instant in UTC. */
            updatedAt: string;
            body: string;
        };
        Lounge: {
            loungeCode: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId: string;
            loungeName: string;
            imgUrl: string;
            terminal: string;
            /** @description The flights that the area serves: International, Domestic, … */
            type: string;
            /** @description Airside or Landside. */
            securityType: string;
            prebookAllow: boolean;
            /** @description IATA code, such as ZRH. */
            airportCode?: string;
            openingHours?: components["schemas"]["OpeningHours"][];
            openNow?: boolean;
            walkIn?: boolean;
            facilities?: string[];
        };
        LoungeDates: {
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
            dates: components["schemas"]["BookableDate"][];
            hoursAhead: number;
            maxBookingNum: number;
        };
        LoungeDetail: {
            loungeCode: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId: string;
            loungeName: string;
            imgUrl: string;
            terminal: string;
            /** @description The flights that the area serves: International, Domestic, … */
            type: string;
            /** @description Airside or Landside. */
            securityType: string;
            prebookAllow: boolean;
            /** @description IATA code, such as ZRH. */
            airportCode?: string;
            openingHours: components["schemas"]["OpeningHours"][];
            openNow?: boolean;
            walkIn?: boolean;
            facilities: string[];
            airportName: string;
            city: string;
            country: string;
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
            rules: string[];
            location: string;
            maxStayHours: number;
            maxBookingNum: number;
            /** @description Major units as decimal text, such as 68.00. */
            prebookPrice: string;
            /** @description ISO 4217 code. */
            currency?: string;
            currencySymbol?: string;
            images: string[];
        };
        MembershipConfirmed: {
            /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
            orderNo: string;
            /** @enum {string} */
            status: "PAID" | "PAYING";
            /** @enum {string} */
            serviceType?: "LOUNGE" | "PREBOOK" | "FASTTRACK" | "MEMBERSHIP";
            /** @description What a visitor reads to the desk. */
            reference: string;
            /** @description Opens the order by reference; ≥ 128 bits. */
            key?: string;
            leadName: string;
            lines: components["schemas"]["OrderLine"][];
            /** @description Major units as decimal text, such as 68.00. */
            totalAmount: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description An instant in UTC. */
            paidAt?: string;
            card?: components["schemas"]["PaidCard"];
            /** @description Who sells, with the address, for the receipt. */
            seller?: string;
            visit?: components["schemas"]["Visit"];
            passes?: components["schemas"]["Pass"][];
            /** @description A confirmation was mailed to the buyer, or waits to be sent; without it the shop mentions no mail. */
            mailsConfirmation?: boolean;
            planName?: string;
            visits?: number;
            /** @description A day at the place, YYYY-MM-DD. */
            validUntil?: string;
            membershipNumber?: string;
            activationCode?: string;
        };
        Mobile: {
            telAbbr: string;
            number: string;
        };
        NoHold: {
            /** @enum {boolean} */
            available: false;
            /** @description Places that this request could have had: fewer than its party, those of its holdId included. */
            placesLeft?: number;
        };
        OpeningHours: {
            days: ("Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat" | "Sun")[];
            /** @description The place's own clock, HH:mm. */
            opens: string;
            /** @description HH:mm; 24:00 is the end of the day, and a time before opening is on the next day. */
            closes: string;
        };
        OrderConfirmed: {
            /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
            orderNo: string;
            /** @enum {string} */
            status: "PAID" | "PAYING";
            /** @enum {string} */
            serviceType?: "LOUNGE" | "PREBOOK" | "FASTTRACK" | "MEMBERSHIP";
            /** @description What a visitor reads to the desk. */
            reference: string;
            /** @description Opens the order by reference; ≥ 128 bits. */
            key?: string;
            leadName: string;
            lines: components["schemas"]["OrderLine"][];
            /** @description Major units as decimal text, such as 68.00. */
            totalAmount: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description An instant in UTC. */
            paidAt?: string;
            card?: components["schemas"]["PaidCard"];
            /** @description Who sells, with the address, for the receipt. */
            seller?: string;
            visit?: components["schemas"]["Visit"];
            passes?: components["schemas"]["Pass"][];
            /** @description A confirmation was mailed to the buyer, or waits to be sent; without it the shop mentions no mail. */
            mailsConfirmation?: boolean;
        };
        OrderCreated: {
            /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
            orderNo: string;
            /** @enum {string} */
            status: "CREATED";
            /** @description Major units as decimal text, such as 68.00. */
            totalAmount: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description An instant in UTC. */
            expiresAt: string;
            /** @description What a visitor reads to the desk. */
            reference?: string;
            /** @description Given by createOrder, and by nothing else; left out where an upstream gives none. */
            statusKey?: string;
        };
        OrderLine: {
            name: string;
            quantity: number;
            /** @description Major units as decimal text; negative where it takes something off. */
            amount: string;
        };
        OrderMailing: {
            /**
             * @description The confirmation was mailed to it, or waits to be sent.
             * @enum {boolean}
             */
            mailsCopy: true;
        };
        OrderStatus: {
            /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
            orderNo: string;
            /** @enum {string} */
            status: "CREATED" | "PAYING" | "PAID" | "DECLINED" | "EXPIRED";
            /** @description The latest attempt to pay, counted from 1, that the status is about; absent before the first. A DECLINED of an earlier attempt is not the outcome of the one after it. */
            attempt?: number;
            /** @description Until when the order can be paid and its places are kept; absent once it is paid or over. */
            expiresAt?: string;
            /** @description In how many seconds, about, this unpaid order’s turn to be paid comes. Present while it waits because too many cards were declined in its payer’s network; the confirm call is then sent again. */
            turnInSeconds?: number;
            /** @description True while it is not known whether the card was charged, where the outcome is mailed in case it takes long. With EXPIRED: the order ended without one. */
            mailsOutcome?: boolean;
            /** @description What a visitor reads to the desk. */
            reference?: string;
            key?: string;
        };
        PaidCard: {
            /** @enum {string} */
            brand: "visa" | "mastercard" | "american-express" | "diners-club" | "jcb" | "unionpay" | "maestro" | "discover";
            last4: string;
        };
        Pass: {
            number: string;
            name: string;
            /** @description A day at the place, YYYY-MM-DD. */
            validFrom: string;
            /** @description A day at the place, YYYY-MM-DD. */
            validUntil: string;
            code: string;
            /** @description Opens this pass alone, by its number; never the order. */
            key?: string;
        };
        PassOrder: {
            lead: components["schemas"]["Lead"];
            /** @description The others; a pass bears a name. */
            passengers: components["schemas"]["Passenger"][];
            /** @description At most 30 characters. */
            discountCode?: string;
            switchToken?: string;
            /** @description Major units as decimal text, such as 68.00. */
            expectedTotal: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description An order of this visitor’s that was not paid: it ends, and the places that it had go to the new one. Refused with ORDER_IN_PAYMENT while it is being paid, and once it is paid. */
            replaces?: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId?: string;
        };
        Passenger: {
            /** @description As on the passport; spaces around it do not count. */
            firstName: string;
            /** @description As on the passport; spaces around it do not count. */
            lastName: string;
        };
        /** @description A vault token, a ciphertext, or nothing where the total is 0.00. */
        Payment: {
            /** @enum {string} */
            method: "token";
            token: string;
        } | {
            /** @enum {string} */
            method: "encrypted";
            payload: string;
        } | {
            /** @enum {string} */
            method: "none";
        };
        Plan: {
            planId: string;
            name: string;
            description: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            price: string;
            /** @description Major units as decimal text, such as 68.00. */
            visitPrice?: string;
            visitsIncluded: number;
            /** @description Major units as decimal text, such as 68.00. */
            additionalVisitPrice: string;
            maxAdditionalVisits: number;
            benefits: string[];
            validityMonths: number;
        };
        PlanOffer: {
            planId: string;
            name: string;
            description: string;
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            price: string;
            /** @description Major units as decimal text, such as 68.00. */
            visitPrice?: string;
            visitsIncluded: number;
            /** @description Major units as decimal text, such as 68.00. */
            additionalVisitPrice: string;
            maxAdditionalVisits: number;
            benefits: string[];
            validityMonths: number;
            /** @description Major units as decimal text, such as 68.00. */
            totalAmount?: string;
            lines?: components["schemas"]["OrderLine"][];
        };
        Price: {
            /** @description ISO 4217 code. */
            currency: string;
            currencySymbol: string;
            /** @description Major units as decimal text, such as 68.00. */
            totalAmount: string;
            /** @description Major units as decimal text, such as 68.00. */
            overNumTotalPrice: string;
            /** @description Major units as decimal text, such as 68.00. */
            prebookPrice: string;
            /** @description Major units as decimal text, such as 68.00. */
            discountFee: string;
            couponType?: number;
            /** @description Percent, money or passes, by couponType. A percentage is rounded half up to the minor unit, once for the whole order. */
            couponValue?: string;
            /** @description Major units as decimal text, such as 68.00. */
            couponDiscountFee: string;
        };
        Problem: {
            type: string;
            title: string;
            status: number;
            detail?: string;
            requestId: string;
            errors?: components["schemas"]["Violation"][];
        };
        ServiceReference: {
            reference: string;
        };
        SharedPass: {
            /** @enum {string} */
            serviceType: "LOUNGE" | "PREBOOK" | "FASTTRACK" | "MEMBERSHIP";
            pass: {
                number: string;
                name: string;
                /** @description A day at the place, YYYY-MM-DD. */
                validFrom: string;
                /** @description A day at the place, YYYY-MM-DD. */
                validUntil: string;
                code: string;
            };
            visit?: components["schemas"]["Visit"];
        };
        Slot: {
            /** @description The place's own clock, HH:mm. */
            visitTime: string;
            /** @description An instant in UTC. */
            startsAt: string;
            /** @description Places that anybody may still take. */
            placesLeft?: number;
        };
        SlotOrder: {
            lead: components["schemas"]["Lead"];
            /** @description The others; a pass bears a name. */
            passengers: components["schemas"]["Passenger"][];
            /** @description At most 30 characters. */
            discountCode?: string;
            switchToken?: string;
            /** @description Major units as decimal text, such as 68.00. */
            expectedTotal: string;
            /** @description ISO 4217 code. */
            currency: string;
            /** @description An order of this visitor’s that was not paid: it ends, and the places that it had go to the new one. Refused with ORDER_IN_PAYMENT while it is being paid, and once it is paid. */
            replaces?: string;
            networkCode: string;
            /** @description A day at the place, YYYY-MM-DD. */
            visitDate: string;
            /** @description The place's own clock, HH:mm. */
            visitTime: string;
            /** @description Carrier, number and perhaps a letter, such as BA117; case, spaces and hyphens do not matter. */
            flightNumber: string;
            holdId?: string;
            /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
            agentId?: string;
        };
        Violation: {
            path: string;
            expected: string;
            got: string;
        };
        Visit: {
            placeCode: string;
            placeName: string;
            /** @description IATA code, such as ZRH. */
            airportCode: string;
            terminal: string;
            securityType: string;
            /** @description A day at the place, YYYY-MM-DD. */
            visitDate: string;
            /** @description The place's own clock, HH:mm. */
            visitTime: string;
            /** @description An instant in UTC. */
            startsAt: string;
            /** @description IANA zone, such as Europe/Zurich. */
            timeZone: string;
            flightNumber: string;
        };
    };
    responses: {
        /** @description The request is not valid */
        Problem400: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This origin may not call the shop */
        Problem403: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request took too long to arrive */
        Problem408: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The same request is still running */
        Problem409: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The request is too large */
        Problem413: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only application/json in utf-8 is understood */
        Problem415: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description This host is not served here */
        Problem421: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The idempotency key belongs to another request */
        Problem422: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many requests */
        Problem429: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The headers are too large */
        Problem431: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider did not answer as promised */
        Problem502: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not available at the moment */
        Problem503: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The provider answered too late */
        Problem504: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type AccountDeletion = components['schemas']['AccountDeletion'];
export type Airport = components['schemas']['Airport'];
export type BookableDate = components['schemas']['BookableDate'];
export type BookingSearch = components['schemas']['BookingSearch'];
export type CallingCode = components['schemas']['CallingCode'];
export type CardPath = components['schemas']['CardPath'];
export type CardSession = components['schemas']['CardSession'];
export type CommonPrice = components['schemas']['CommonPrice'];
export type Confirm = components['schemas']['Confirm'];
export type Discount = components['schemas']['Discount'];
export type EncryptionKey = components['schemas']['EncryptionKey'];
export type Failure = components['schemas']['Failure'];
export type Faq = components['schemas']['Faq'];
export type FaqGroup = components['schemas']['FaqGroup'];
export type FaqPage = components['schemas']['FaqPage'];
export type FreeTimes = components['schemas']['FreeTimes'];
export type Hold = components['schemas']['Hold'];
export type Lane = components['schemas']['Lane'];
export type LaneAvailability = components['schemas']['LaneAvailability'];
export type LaneDates = components['schemas']['LaneDates'];
export type LaneDetail = components['schemas']['LaneDetail'];
export type Lead = components['schemas']['Lead'];
export type LegalText = components['schemas']['LegalText'];
export type Lounge = components['schemas']['Lounge'];
export type LoungeDates = components['schemas']['LoungeDates'];
export type LoungeDetail = components['schemas']['LoungeDetail'];
export type MembershipConfirmed = components['schemas']['MembershipConfirmed'];
export type Mobile = components['schemas']['Mobile'];
export type NoHold = components['schemas']['NoHold'];
export type OpeningHours = components['schemas']['OpeningHours'];
export type OrderConfirmed = components['schemas']['OrderConfirmed'];
export type OrderCreated = components['schemas']['OrderCreated'];
export type OrderLine = components['schemas']['OrderLine'];
export type OrderMailing = components['schemas']['OrderMailing'];
export type OrderStatus = components['schemas']['OrderStatus'];
export type PaidCard = components['schemas']['PaidCard'];
export type Pass = components['schemas']['Pass'];
export type PassOrder = components['schemas']['PassOrder'];
export type Passenger = components['schemas']['Passenger'];
export type Payment = components['schemas']['Payment'];
export type Plan = components['schemas']['Plan'];
export type PlanOffer = components['schemas']['PlanOffer'];
export type Price = components['schemas']['Price'];
export type Problem = components['schemas']['Problem'];
export type ServiceReference = components['schemas']['ServiceReference'];
export type SharedPass = components['schemas']['SharedPass'];
export type Slot = components['schemas']['Slot'];
export type SlotOrder = components['schemas']['SlotOrder'];
export type Violation = components['schemas']['Violation'];
export type Visit = components['schemas']['Visit'];
export type ResponseProblem400 = components['responses']['Problem400'];
export type ResponseProblem403 = components['responses']['Problem403'];
export type ResponseProblem408 = components['responses']['Problem408'];
export type ResponseProblem409 = components['responses']['Problem409'];
export type ResponseProblem413 = components['responses']['Problem413'];
export type ResponseProblem415 = components['responses']['Problem415'];
export type ResponseProblem421 = components['responses']['Problem421'];
export type ResponseProblem422 = components['responses']['Problem422'];
export type ResponseProblem429 = components['responses']['Problem429'];
export type ResponseProblem431 = components['responses']['Problem431'];
export type ResponseProblem502 = components['responses']['Problem502'];
export type ResponseProblem503 = components['responses']['Problem503'];
export type ResponseProblem504 = components['responses']['Problem504'];
export type $defs = Record<string, never>;
export interface operations {
    "account.deleteAccount": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Email or membership number. */
                    account: string;
                    password: string;
                    keyId: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["AccountDeletion"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "account.encryptPublicKey": {
        parameters: {
            query?: {
                /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                agentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["EncryptionKey"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "airport.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keyword: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                } | {
                    /** @description IATA code, such as ZRH. */
                    code: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Airport"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "airport.getA2ZAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Airport"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "airport.getAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    latitude: number;
                    longitude: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                } | {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Airport"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "airport.getPopularAirports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Airport"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.calculatePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    networkCode: string;
                    passengerNumber: number;
                    /** @description At most 30 characters. */
                    discountCode?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Price"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cipCode: string;
                    /** @description A day at the place, YYYY-MM-DD. */
                    visitDate: string;
                    /** @description The place's own clock, HH:mm. */
                    visitTime: string;
                    passengerNumber: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LaneAvailability"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.confirmPaymentOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.createOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotOrder"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderCreated"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cipCode: string;
                    /** @description IATA code, such as ZRH. */
                    airportCode: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LaneDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.getSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cipCode: string;
                    passengerNumber?: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LaneDates"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.queryCipByAirportCode": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description IATA code, such as ZRH. */
                    airportCode: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Lane"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "cip.queryPopularCip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Lane"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "content.faqPage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description en-US if absent. */
                    lang?: string;
                    type?: string;
                    wd?: string;
                    page: number;
                    size: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["FaqPage"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "content.getGroupFaqList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description en-US if absent. */
                    lang?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["FaqGroup"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "content.getTcList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description en-US if absent. */
                    lang?: string;
                    type?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LegalText"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "content.popularFaq": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description en-US if absent. */
                    lang?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Faq"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "customer.serviceCreate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind: "contact";
                    fullName: string;
                    email: string;
                    mobile?: components["schemas"]["Mobile"];
                    /** @enum {string} */
                    region: "Asia Pacific" | "Africa" | "America" | "Europe" | "Middle East" | "Others";
                    /** @enum {string} */
                    service: "Lounge - Walk-in" | "Lounge - Pre-booking" | "Fast track" | "Others";
                    /** @enum {string} */
                    contactReason: "Cancellation" | "Refund" | "Amendments" | "Entitlement" | "Other";
                    bookingReference?: string;
                    membershipNumber?: string;
                    message: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                } | {
                    /** @enum {string} */
                    kind: "feedback";
                    rating?: number;
                    email?: string;
                    message: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["ServiceReference"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "discount.checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description At most 30 characters. */
                    code: string;
                    /** @enum {string} */
                    serviceType: "LOUNGE" | "PREBOOK" | "FASTTRACK" | "MEMBERSHIP";
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Discount"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.calculateLoungePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    networkCode?: string;
                    passengerNumber: number;
                    /** @description At most 30 characters. */
                    discountCode?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Price"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.confirmPaymentOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.createOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PassOrder"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderCreated"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.createSession": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                agentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["CardSession"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.detail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loungeCode: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LoungeDetail"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.getCommonPrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["CommonPrice"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.lounges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description IATA code, such as ZRH. */
                    airportCode: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Lounge"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "lounge.popularLounges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Lounge"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.calculatePrice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    networkCode: string;
                    passengerNumber: number;
                    /** @description At most 30 characters. */
                    discountCode?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Price"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.checkAvailable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loungeCode: string;
                    /** @description A day at the place, YYYY-MM-DD. */
                    visitDate: string;
                    /** @description The place's own clock, HH:mm. */
                    visitTime: string;
                    passengerNumber: number;
                    holdId?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Hold"] | components["schemas"]["NoHold"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.confirmPaymentOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.createOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SlotOrder"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderCreated"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.getAvailableSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loungeCode: string;
                    /** @description A day at the place, YYYY-MM-DD. */
                    visitDate: string;
                    passengerNumber: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["FreeTimes"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "loungePrebooking.getSubscribeTimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    loungeCode: string;
                    passengerNumber?: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["LoungeDates"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "order.find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description What a visitor reads to the desk. */
                    reference?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["BookingSearch"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "order.get": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What a visitor reads to the desk. */
                    reference: string;
                    key: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["MembershipConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "order.mail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description What a visitor reads to the desk. */
                    reference: string;
                    key: string;
                    email: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderMailing"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "order.pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    passNumber: string;
                    key: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["SharedPass"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "order.status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Unguessable; its holder may pay the order. A paid one opens to a key alone. */
                    orderNo: string;
                    /** @description Given by createOrder, and by nothing else; left out where an upstream gives none. */
                    statusKey?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderStatus"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "pci.getPciParam": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    switchToken?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["CardPath"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "product.getByEntity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    level: number;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["CallingCode"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "purchasemembership.confirmPayment": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Confirm"];
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["MembershipConfirmed"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "purchasemembership.createOrder": {
        parameters: {
            query?: never;
            header: {
                /** @description One UUID per intent: the same key and body get the first answer again, never a second order. */
                "Idempotency-Key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    planId: string;
                    additionalVisits: number;
                    email: string;
                    /** @description Major units as decimal text, such as 68.00. */
                    expectedTotal: string;
                    /** @description An order of this visitor’s that was not paid: it ends, and the places that it had go to the new one. Refused with ORDER_IN_PAYMENT while it is being paid, and once it is paid. */
                    replaces?: string;
                    /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                    agentId?: string;
                };
            };
        };
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["OrderCreated"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            409: components["responses"]["Problem409"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            422: components["responses"]["Problem422"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "purchasemembership.getPlanByAgentId": {
        parameters: {
            query: {
                planId: string;
                additionalVisits?: number;
                /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                agentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["PlanOffer"];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
    "purchasemembership.getPlans": {
        parameters: {
            query?: {
                /** @description The reseller in whose name a call is made. The gateway adds it where it is absent. */
                agentId?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A success, or a refusal of the business. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        state: "success";
                        data: components["schemas"]["Plan"][];
                    } | components["schemas"]["Failure"];
                };
            };
            400: components["responses"]["Problem400"];
            403: components["responses"]["Problem403"];
            408: components["responses"]["Problem408"];
            413: components["responses"]["Problem413"];
            415: components["responses"]["Problem415"];
            421: components["responses"]["Problem421"];
            429: components["responses"]["Problem429"];
            431: components["responses"]["Problem431"];
            502: components["responses"]["Problem502"];
            503: components["responses"]["Problem503"];
            504: components["responses"]["Problem504"];
        };
    };
}
