CREATE TABLE "message_digests" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"frequency" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "message_digests_frequency" CHECK ("message_digests"."frequency" in ('daily', 'weekly'))
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause_type" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "cause_id" bigint;--> statement-breakpoint
ALTER TABLE "message_digests" ADD CONSTRAINT "message_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_digests_due" ON "message_digests" USING btree ("due_at");--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_cause" CHECK (("messages"."cause_type" is null) = ("messages"."cause_id" is null));