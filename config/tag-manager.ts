/** The tag manager, Analytics and Ads load their scripts from here; `*` stands for any subdomain. */
export const TAG_MANAGER_HOSTS = ['*.googletagmanager.com', 'www.googleadservices.com', 'www.google.com']
