package com.pawlet.shop.bridge;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * The app's side of one page. Every handshake of the page gets a response, so that it may reload at any time. All methods
 * are for the main thread; the sender of a message is checked before.
 */
public final class Bridge {
    /** Sends a message to the page. */
    public interface Sender {
        void send(String text);
    }

    /** Is notified when the bridge can no longer serve the page. */
    public interface Problems {
        /** The page uses another protocol, such as {@code pawlet/2}: it gets no reply. Called once for each page. */
        void onOtherProtocol(String protocol);
    }

    private static final List<String> CAPABILITIES = Collections.unmodifiableList(Arrays.asList(
            "pay", "pay.wechat", "pay.alipay", "share", "openUrl", "chooseImage", "saveImage", "getLocation", "scanCode", "copy",
            "haptic", "setTitle", "close", "back", "navigate", "openAppStore", "track", "login", "requestToken", "listDevices",
            "setReminder"));
    private static final int REMEMBERED_IDS = 1000;

    private final Sender sender;
    private final Host host;
    private final Problems problems;
    private final String prefix = UUID.randomUUID().toString();
    private final Map<String, Host.Answer> waiting = new HashMap<String, Host.Answer>();
    private final Map<String, Boolean> seen = new LinkedHashMap<String, Boolean>() {
        @Override
        protected boolean removeEldestEntry(Map.Entry<String, Boolean> eldest) {
            return size() > REMEMBERED_IDS;
        }
    };
    private String ownId = "";
    private String pageId = null;
    private boolean isConnected = false;
    private boolean isProblemReported = false;
    private long count = 0;

    /** A bridge that ignores a page with another protocol silently. */
    public Bridge(Sender sender, Host host) {
        this(sender, host, protocol -> {});
    }

    /** @param problems is notified of a page with another protocol */
    public Bridge(Sender sender, Host host, Problems problems) {
        this.sender = sender;
        this.host = host;
        this.problems = problems;
    }

    /** Whether the handshake with the current page is complete. */
    public boolean isConnected() {
        return isConnected;
    }

    /** Starts the handshake. */
    public void start() {
        isProblemReported = false;
        // One id for each start: a page treats a handshake with a known id as a repetition.
        ownId = UUID.randomUUID().toString();
        send(message("SYN", "participantId", ownId));
    }

    /** The page was left or has crashed: there are no more responses. */
    public void pageGone() {
        List<Host.Answer> left = new ArrayList<Host.Answer>(waiting.values());
        waiting.clear();
        isConnected = false;
        pageId = null;
        for (Host.Answer answer : left) answer.failed(new BridgeException("ABORTED", "the page is gone"));
    }

    /** Calls the page's methods `updateContext`, `back`, `resume` or `navigate`; the caller sets the time limit. */
    public void call(String method, Object argument, Host.Answer answer) {
        if (!isConnected) {
            answer.failed(new BridgeException("UNAVAILABLE", method + ": no page is connected"));
            return;
        }
        String id = nextId();
        waiting.put(id, answer);
        List<Object> arguments = argument == null ? Collections.emptyList() : Collections.singletonList(argument);
        Map<String, Object> call = message("CALL", "id", id);
        call.put("methodPath", Collections.singletonList(method));
        call.put("args", arguments);
        send(call);
    }

    /** Receives a message of the page. */
    public void receive(String text) {
        Wire.Read read = Wire.read(text);
        if (read == null) return;
        if (read.message == null) {
            if (!isProblemReported) problems.onOtherProtocol(read.newerProtocol);
            isProblemReported = true;
            return;
        }
        if (seen.put(read.id, true) != null) return;
        Map<?, ?> message = read.message;
        switch ((String) message.get("type")) {
            case "SYN":
                onSyn((String) message.get("participantId"));
                break;
            case "ACK1":
                send(message("ACK2", null, null));
                isConnected = pageId != null;
                break;
            case "ACK2":
                isConnected = pageId != null;
                break;
            case "CALL":
                onCall((String) message.get("id"), (String) ((List<?>) message.get("methodPath")).get(0), (List<?>) message.get("args"));
                break;
            case "REPLY":
                onReply(message);
                break;
            default:
                pageGone();
        }
    }

    private void onSyn(String id) {
        if (id.equals(pageId) && isConnected) return;
        if (!id.equals(pageId)) {
            pageGone();
            pageId = id;
            send(message("SYN", "participantId", ownId));
        }
        // The side whose id sorts last leads.
        if (ownId.compareTo(id) <= 0) return;
        List<Object> paths = new ArrayList<Object>();
        paths.add(Collections.singletonList("getLaunchContext"));
        for (String name : host.methods()) paths.add(Collections.singletonList(name));
        send(message("ACK1", "methodPaths", paths));
    }

    private void onReply(Map<?, ?> message) {
        Host.Answer answer = waiting.remove(message.get("callId"));
        if (answer == null) return;
        Object value = message.get("value");
        if (!Boolean.TRUE.equals(message.get("isError"))) {
            answer.done(value);
            return;
        }
        Map<?, ?> fields = value instanceof Map ? (Map<?, ?>) value : Collections.emptyMap();
        Object code = fields.get("code") instanceof String ? fields.get("code") : "UNAVAILABLE";
        answer.failed(new BridgeException((String) code, String.valueOf(fields.get("message"))));
    }

    private void onCall(final String callId, final String name, List<?> arguments) {
        if (!isConnected) return;
        if (name.equals("getLaunchContext")) {
            reply(callId, launchContext());
            return;
        }
        if (!host.methods().contains(name)) {
            Map<String, Object> fields = new LinkedHashMap<String, Object>();
            fields.put("name", "PenpalError");
            fields.put("message", "Method `" + name + "` is not found.");
            fields.put("penpalCode", "METHOD_NOT_FOUND");
            Map<String, Object> message = error(callId, fields);
            message.put("isSerializedErrorInstance", true);
            send(message);
            return;
        }
        final String asking = pageId;
        Host.Answer answer = new Host.Answer() {
            private boolean isAnswered = false;

            /** A late response must not reach the page that replaced the caller. */
            private boolean isDue() {
                boolean isDue = !isAnswered && asking.equals(pageId);
                isAnswered = true;
                return isDue;
            }

            @Override
            public void done(Object result) {
                if (isDue()) reply(callId, result);
            }

            @Override
            public void failed(BridgeException failure) {
                if (!isDue()) return;
                send(error(callId, pawletError(failure.code, failure.getMessage())));
            }
        };
        try {
            host.call(name, arguments.isEmpty() ? null : arguments.get(0), answer);
        } catch (BridgeException failure) {
            answer.failed(failure);
        } catch (RuntimeException failure) {
            answer.failed(new BridgeException("UNAVAILABLE", name + " failed in the app"));
        }
    }

    private Map<String, Object> launchContext() {
        Map<String, Object> context = new LinkedHashMap<String, Object>();
        context.put("protocol", Wire.PROTOCOL);
        context.putAll(host.context());
        List<String> capabilities = new ArrayList<String>(CAPABILITIES);
        capabilities.retainAll(host.methods());
        context.put("capabilities", capabilities);
        return context;
    }

    private void reply(String callId, Object value) {
        Map<String, Object> message = message("REPLY", "callId", callId);
        message.put("value", value);
        try {
            send(message);
        } catch (IllegalArgumentException failure) {
            send(error(callId, pawletError("PROTOCOL", "cannot be sent: " + failure.getMessage())));
        }
    }

    private static Map<String, Object> pawletError(String code, String text) {
        Map<String, Object> fields = new LinkedHashMap<String, Object>();
        fields.put("name", "PawletError");
        fields.put("code", code);
        fields.put("message", text);
        return fields;
    }

    private static Map<String, Object> error(String callId, Map<String, Object> fields) {
        Map<String, Object> message = message("REPLY", "callId", callId);
        message.put("isError", true);
        message.put("value", fields);
        return message;
    }

    private static Map<String, Object> message(String type, String field, Object value) {
        Map<String, Object> message = new LinkedHashMap<String, Object>();
        message.put("type", type);
        if (field != null) message.put(field, value);
        return message;
    }

    private String nextId() {
        count++;
        return prefix + "-" + count;
    }

    private void send(Map<String, Object> message) {
        sender.send(Wire.write(nextId(), message));
    }
}
