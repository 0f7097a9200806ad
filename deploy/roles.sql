-- The web role beside the owner, for a new database; psql runs it once, in the database's container.
\getenv web_password WEB_PASSWORD
CREATE ROLE site_web LOGIN PASSWORD :'web_password';
